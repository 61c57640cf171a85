/** The API's scripts as the operator has them, each of which asks a stand-in: the shop on a real server has a whole shop behind it. */
import { mkdir, writeFile } from 'node:fs/promises';
import { calls } from '#shared/contract/calls.ts';
import { type Case, folderOf } from './cases.ts';

const relayTo = (url: string, script: string): string => `<?php
$asked = ['token' => $_SERVER['HTTP_TOKEN'] ?? '', 'agency-id' => $_SERVER['HTTP_AGENCY_ID'] ?? '', 'content-type' => 'application/json'];
$lines = array_map(fn($name) => "$name: $asked[$name]", array_keys($asked));
$http = ['method' => $_SERVER['REQUEST_METHOD'], 'header' => $lines, 'content' => file_get_contents('php://input'), 'ignore_errors' => true];
$body = file_get_contents('${url}/api/${script}?' . $_SERVER['QUERY_STRING'], false, stream_context_create(['http' => $http]));
header('Content-Type: application/json; charset=utf-8');
// The stand-in's pictures are at its root.
echo $body;
`;

export async function layRelays(top: string, one: Case, url: string): Promise<void> {
  const scripts = new Set(
    Object.values(calls).flatMap((each) => Object.values(each).map(({ path }) => path.replace(/\?.*$/, ''))),
  );
  const php = `${folderOf(top, one)}/php`;
  await mkdir(`${php}/pay`, { recursive: true });
  for (const script of scripts) await writeFile(`${php}/${script}`, relayTo(url, script));
}
