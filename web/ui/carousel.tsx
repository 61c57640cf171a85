import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import './carousel.css';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type Props = {
  label: string;
  /** ms per slide; 0 disables autoplay. */
  every?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
};

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The slide after the last is the first. */
function slideTo(strip: HTMLElement | null, to: number, count: number): void {
  const left = ((to + count) % count) * (strip?.clientWidth ?? 0);
  strip?.scrollTo({ left, behavior: prefersStill() ? 'auto' : 'smooth' });
}

/** Slides: swiped, changed by buttons, or by autoplay until they are touched, hovered or paused. */
export function Carousel({ label, every = 5000, className, children }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  // `false` children are no slides.
  const slides = Children.toArray(children);
  const count = slides.length;
  // The current slide and the next one; all while they are touched.
  const wanted = held ? count : at + 1;
  const [drawn, setDrawn] = useState(wanted);
  if (wanted > drawn) setDrawn(wanted);
  const turns = every > 0 && count > 1 && !paused && !held;

  const goTo = (to: number) => slideTo(strip.current, to, count);

  useEffect(() => {
    if (!turns || prefersStill()) return;
    const timer = setInterval(() => document.hidden || slideTo(strip.current, at + 1, count), every);
    return () => clearInterval(timer);
  }, [turns, at, every, count]);

  return (
    <section
      className={cx('carousel', className)}
      aria-label={label}
      aria-roledescription="轮播"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div
        ref={strip}
        className="carousel__strip"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is one that keys must reach
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
      >
        {slides.map((slide, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is a place of the strip
          <div key={place} className="carousel__slide">
            {place <= drawn && slide}
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <button type="button" className="carousel__turn" aria-label="上一张" onClick={() => goTo(at - 1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="carousel__turn" aria-label="下一张" onClick={() => goTo(at + 1)}>
            <Icon name="right" />
          </button>
          <button
            type="button"
            className="carousel__count"
            aria-label={`${at + 1}/${count}，${paused ? '继续' : '暂停'}轮播`}
            onClick={() => setPaused(!paused)}
          >
            {at + 1}/{count}
          </button>
        </>
      )}
    </section>
  );
}
