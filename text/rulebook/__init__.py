"""The rulebook: pages and topics of `/rules`."""
