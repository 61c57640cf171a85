// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Field, TextArea } from './field.tsx';

afterEach(cleanup);

function Boxes({ Box }: { readonly Box: typeof Field | typeof TextArea }) {
  const [value, onChange] = useState('');
  return <Box label="注册地址" maxLength={10} value={value} onChange={onChange} />;
}

test.each([[Field], [TextArea]])('what a paste leaves out is told until the text changes', (Box) => {
  render(<Boxes Box={Box} />);
  const box = screen.getByLabelText<HTMLInputElement>('注册地址');
  const paste = (text: string) => {
    fireEvent.paste(box, { clipboardData: { getData: () => text } });
    // The browser cuts it, as it does with maxLength.
    fireEvent.change(box, { target: { value: text.slice(0, 10) } });
  };
  const told = () => screen.queryByText('最多 10 字，多出的没有填上') !== null;
  paste('广东省深圳市南山区');
  expect(told()).toBe(false);
  expect(screen.getByText('9/10')).toBeDefined();
  fireEvent.change(box, { target: { value: '' } });
  paste('广东省深圳市南山区科技园南路');
  expect(told()).toBe(true);
  fireEvent.change(box, { target: { value: '广东省' } });
  expect(told()).toBe(false);
});
