const WIDTH = 32;
const HEIGHT = 24;
/** Below this mean, of 255, a camera finds no code. */
const DARK = 40;

/** @returns a function that tells whether a video is too dark to read a code in */
export function darkness(): (video: HTMLVideoElement) => boolean {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    if (!context) return false;
    context.drawImage(video, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    // Every fourth byte from the second one is green, which is most of what eyes call bright.
    const greens = data.filter((_, place) => place % 4 === 1);
    return greens.reduce((sum, green) => sum + green, 0) / greens.length < DARK;
  };
}
