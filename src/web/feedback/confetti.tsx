import { useEffect, useRef } from "react";

type Scrap = { x: number; y: number; vx: number; vy: number; angle: number; spin: number; hue: number };

/** The number of scraps from each lower corner. */
const scrapsPerSide = 70;
/** Pixels per second, at most. */
const speed = 1500;
/** Pixels per second squared. */
const gravity = 1400;
/** The share of its speed that a scrap keeps after a second in the air. */
const drag = 0.28;
/** Seconds until the last scrap has faded. */
const lifetime = 2.8;
const hues = [30, 85, 150, 240, 320];

/** Confetti, thrown once over the whole screen without catching clicks; people who prefer reduced motion get none. */
export default function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext("2d") ?? null;
    if (element === null || context === null) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { innerWidth: width, innerHeight: height } = window;
    const ratio = Math.min(2, devicePixelRatio);
    element.width = width * ratio;
    element.height = height * ratio;
    context.scale(ratio, ratio);
    const scraps = throwFrom(0, height, 1).concat(throwFrom(width, height, -1));
    const start = performance.now();
    let before = start;
    let frame = requestAnimationFrame(function draw(now) {
      const step = Math.min(0.05, (now - before) / 1000);
      const age = (now - start) / 1000;
      before = now;
      context.clearRect(0, 0, width, height);
      context.globalAlpha = Math.max(0, Math.min(1, (lifetime - age) * 2));
      for (const scrap of scraps) move(scrap, step, context);
      if (age < lifetime) frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-confetti
      className="pointer-events-none fixed inset-0 z-50 size-full"
    />
  );
}

/** @param side 1 throws to the right, -1 to the left. */
function throwFrom(x: number, y: number, side: 1 | -1): Scrap[] {
  return Array.from({ length: scrapsPerSide }, (_, index) => {
    const direction = Math.PI * (0.28 + 0.17 * Math.random());
    const force = speed * (0.45 + 0.55 * Math.random());
    return {
      x,
      y,
      vx: side * Math.cos(direction) * force,
      vy: -Math.sin(direction) * force,
      angle: Math.random() * Math.PI,
      spin: (Math.random() - 0.5) * 14,
      hue: hues[index % hues.length]!,
    };
  });
}

function move(scrap: Scrap, step: number, context: CanvasRenderingContext2D): void {
  const air = drag ** step;
  scrap.vx *= air;
  scrap.vy = scrap.vy * air + gravity * step;
  scrap.x += scrap.vx * step;
  scrap.y += scrap.vy * step;
  scrap.angle += scrap.spin * step;
  context.save();
  context.translate(scrap.x, scrap.y);
  context.rotate(scrap.angle);
  context.scale(1, Math.cos(scrap.angle * 1.7)); // it turns over while it falls
  context.fillStyle = `oklch(0.72 0.17 ${scrap.hue})`;
  context.fillRect(-5, -3.5, 10, 7);
  context.restore();
}
