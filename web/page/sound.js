// Short tones, for who has switched them on: a question for them, a great moment.

const context = new AudioContext();
const NOTES = { asked: [660, 880], great: [262, 196, 330] };  // hertz
const EACH = 0.14;  // seconds of a note

addEventListener("click", () => context.resume(), true);  // browsers keep a page silent until it is touched

export async function tone(name) {
  const asked = Date.now();
  await context.resume();
  if (Date.now() - asked > 500) return;  // it comes too late
  NOTES[name]?.forEach((pitch, n) => {
    const at = context.currentTime + n * EACH, end = at + 2 * EACH, voice = context.createOscillator(), volume = context.createGain();
    voice.frequency.value = pitch;
    volume.gain.setValueAtTime(0.1, at);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    voice.connect(volume).connect(context.destination);
    voice.start(at);
    voice.stop(end);
  });
}

/** Switch sound on or off, and remember it. */
export function toggle(page) {
  page.loud = !page.loud;
  try { localStorage.sound = page.loud ? "on" : ""; } catch { /* it may keep nothing */ }
  page._draw();
  if (page.loud) tone("asked");
}
