import { expect, test } from 'vitest';
import { images } from '#shared/contract/images.ts';
import { CancelledError, LoginLostError, NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { uploadImage } from './upload-image.ts';

const { path } = images.imagesUp;
const signal = new AbortController().signal;
const png = new Blob(['x'], { type: 'image/png' });

function uploading(answer: () => { img_url: string }) {
  const client = createFakeClient().on(images.imagesUp, answer);
  const ports = { client, token: () => 'T' };
  return {
    client,
    upload: (file: Blob, size?: { w: number; h: number }) =>
      uploadImage(ports, file, { signal, ...(size && { size }) }),
  };
}
const fine = () => ({ img_url: '/uploads/a.png' });
const throwing = (error: Error) => () => {
  throw error;
};

test('an upload sends the token and its size, by default 800x800', async () => {
  const { client, upload } = uploading(fine);
  expect(await upload(png)).toEqual({ img_url: '/uploads/a.png' });
  await upload(png, { w: 1280, h: 1280 });
  expect(client.sent.map(({ args }) => args)).toEqual([
    { query: { token: 'T', w: 800, h: 800, is_zl: true }, body: png },
    { query: { token: 'T', w: 1280, h: 1280, is_zl: true }, body: png },
  ]);
});

test('only gif, jpeg and png are sent', async () => {
  const { client, upload } = uploading(fine);
  for (const type of ['image/webp', 'application/pdf', '']) {
    expect(await upload(new Blob(['x'], { type }))).toMatchObject({ message: { text: '不允许该图片格式！' } });
  }
  expect(client.sent).toEqual([]);
  await upload(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]));
  expect(client.sent).toHaveLength(1);
});

test('a failure is shown, a lost login is thrown', async () => {
  const refused = uploading(throwing(new RefusedError(path, 1, '图片不能大于5MB！', false)));
  expect(await refused.upload(png)).toMatchObject({ message: { text: '图片不能大于5MB！' } });
  expect(await uploading(() => ({ img_url: '' })).upload(png)).toMatchObject({ message: { text: '数据请求失败！' } });
  const lost = uploading(throwing(new UnknownOutcomeError(path, new NetworkError(path, 'timeout'))));
  expect(await lost.upload(png)).toMatchObject({ message: { text: '数据请求失败！' } });
  expect(await uploading(throwing(new CancelledError(path))).upload(png)).not.toHaveProperty('img_url');
  await expect(uploading(throwing(new LoginLostError(path))).upload(png)).rejects.toThrow(LoginLostError);
});
