// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { cut, refusal, type Server, serve } from '#web/state/testing.ts';
import { ImageUpload } from './image-upload.tsx';

// Upload progress uses its own network code. In these tests all requests go through `fetch`.
vi.mock('./upload-fetch.ts', () => ({ uploadFetch: () => (url: string, init: RequestInit) => fetch(url, init) }));

const UPLOAD = 'common.php?act=images_up';

afterEach(() => {
  cleanup();
  signOut();
});

/** What a phone's camera writes by default. Many browsers give it no type. */
const heic = () => new File([new Uint8Array([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63])], 'a.heic');
const gif = (name = 'a.gif') => new File(['GIF89a'], name, { type: 'image/gif' });

/** Renders the field on this server; returns what it received. */
function open(answer: () => unknown, most = 3) {
  put({ token: 'a'.repeat(32), yz: 1 });
  const server: Server = serve({ [UPLOAD]: answer });
  const came: string[] = [];
  render(
    <ImageUpload label="图片" images={[]} most={most} onAdd={(src) => came.push(src)} onRemove={() => undefined} />,
  );
  const choose = (label: string, ...files: File[]) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { files } }));
  return { server, came, choose };
}

test('an image of an unknown, unsupported type can be replaced, not retried', async () => {
  const { server, came, choose } = open(() => ({ img_url: '/i/1.gif' }));
  await choose('添加图片', heic());
  await screen.findByText('换一张');
  expect(screen.getByRole('status').textContent).toBe('不允许该图片格式！');
  expect([screen.queryByText('点此重试'), server.asked(UPLOAD)]).toEqual([null, []]);
  await choose('换一张图片', gif());
  await waitFor(() => expect(came).toEqual(['/i/1.gif']));
  expect(screen.queryByText('换一张')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('so can one that the server refuses, with the text of the server', async () => {
  const { choose } = open(() => refusal('文件内容不是图片！'));
  await choose('添加图片', gif());
  await screen.findByText('换一张');
  expect(screen.getByRole('status').textContent).toBe('文件内容不是图片！');
  expect(screen.queryByText('点此重试')).toBeNull();
});

test('a refusal with error 2 is reported, so that it goes back (document 2 §8)', async () => {
  const { server, choose } = open(() => refusal('请先登录！', { error: '2' }));
  await choose('添加图片', gif());
  await waitFor(() => expect(server.failures).toMatchObject([{ code: 2 }]));
});

test('a press retries a broken upload', async () => {
  const { server, came, choose } = open(() => ({ img_url: '/i/1.gif' }));
  server.once(UPLOAD, cut);
  await choose('添加图片', gif());
  const again = await screen.findByText('点此重试');
  expect(screen.queryByText('换一张')).toBeNull();
  await act(async () => void fireEvent.click(again));
  await waitFor(() => expect(came).toEqual(['/i/1.gif']));
});

test('thirty files at once: as many as fit are uploaded one by one, and a message names the rest', async () => {
  const { server, came, choose } = open(() => ({ img_url: `/i/${server.asked(UPLOAD).length}.gif` }), 6);
  await choose('添加图片', ...Array.from({ length: 30 }, (_, at) => gif(`${at}.gif`)));
  await waitFor(() => expect(came).toHaveLength(6));
  expect(server.asked(UPLOAD)).toHaveLength(6);
  expect(screen.getByRole('status').textContent).toBe('图片最多6张！');
});
