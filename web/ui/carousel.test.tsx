// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Carousel } from './carousel.tsx';

afterEach(cleanup);

test('an empty child is no slide: the first image is slide 1', () => {
  const none: readonly string[] = [];
  render(
    <Carousel label="图片" every={0}>
      {none.length > 0 && <b>暂无图片</b>}
      {['一', '二', '三'].map((each) => (
        <b key={each}>{each}</b>
      ))}
    </Carousel>,
  );
  const slides = [...document.querySelectorAll('.carousel__slide')];
  expect(slides.map(({ textContent }) => textContent)).toEqual(['一', '二', '']);
  expect(screen.getByRole('button', { name: /^1\/3/ })).toBeDefined();
});
