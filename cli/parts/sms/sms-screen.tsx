/** A check by text message as a living screen: how far the message is, the code as it is typed, the keys. A pure function of what it is handed, but for the digits that are being typed. */
import { Box, type Key as InkKey, Text, useInput } from 'ink';
import { useRef, useState } from 'react';
import type { Cli } from '#cli/frame/cli.ts';
import { liveOn } from '#cli/frame/live-on.ts';
import { inRows } from '#cli/text/live.tsx';
import type { Paper } from '#cli/text/paper.ts';
import { keysOf } from '#cli/text/picker.tsx';
import { clean, cut } from '#cli/text/width.ts';
import type { SmsState } from '#shared/flows/verify-sms.ts';
import { DELIVERY_POLLS, SMS_CODE_LENGTH } from '#shared/rules/sms-code.ts';
import type { SmsDecision } from './code-desk.ts';
import { decisions, deliveryLine } from './sms-line.ts';

export type SmsAnswer = SmsWish | { readonly type: 'leave' };
type SmsWish = { readonly type: 'code'; readonly code: string } | { readonly type: SmsDecision };

export interface SmsScreenProps {
  readonly sms: SmsState;
  readonly paper: Paper;
  /** Where the code comes from when nobody types it. */
  readonly source?: string | undefined;
  /** Another message was asked for, and goes out when it can. */
  readonly again: boolean;
  readonly send: (answer: SmsAnswer) => void;
}

export const drawSms = (props: SmsScreenProps) => <SmsScreen {...props} />;

function SmsScreen({ sms, paper, source, again, send }: SmsScreenProps) {
  const { ink, say } = paper;
  const { typed, take } = useDigits(sms, source === undefined, send);
  useInput((input, key) => take(input, key));
  // A line that fills the terminal to its edge would be broken by some of them.
  const room = paper.columns - 1;
  const line = (text: string, paint: (text: string) => string = (plain) => plain) => (
    <Text wrap="truncate">{paint(cut(text, room))}</Text>
  );
  const field =
    source === undefined
      ? `${say('短信验证码', 'Code of the text message')}: ${typed}_`
      : `${say('验证码来自', 'the code comes from')} ${source}…`;
  return (
    <Box flexDirection="column">
      {line(say('短信验证', 'Check by text message'), ink.bold)}
      {line(stateLine(sms, paper))}
      {sms.offer ? line(say(sms.offer.text, 'The message may never arrive. Skip the check?'), ink.yellow) : null}
      {sms.message ? line(clean(sms.message.text), ink.yellow) : null}
      {sms.sendIn === undefined ? null : line(cooldownLine(sms.sendIn, again, paper), ink.dim)}
      {sms.sent ? line(field) : null}
      <Text>{inRows(keysOfState(sms, paper), room).map(ink.dim).join('\n')}</Text>
    </Box>
  );
}

/** The digits as they are typed; letters are keys. Fast typing and pasting bring several in one piece. */
function useDigits(sms: SmsState, isTyped: boolean, send: SmsScreenProps['send']) {
  const held = useRef('');
  const [typed, show] = useState('');
  const canEnter = isTyped && sms.sent && sms.working === undefined;
  function press(key: ReturnType<typeof keysOf>[number]): void {
    if (key === 'escape') send({ type: 'leave' });
    else if (key === 'erase') held.current = held.current.slice(0, -1);
    else if (key === 'eraseAll') held.current = '';
    else if (key === 'enter' && canEnter && held.current !== '') {
      send({ type: 'code', code: held.current });
      held.current = '';
    } else if (typeof key === 'object') character(key.typed);
  }
  function character(typedNow: string): void {
    if (isTyped && /\d/.test(typedNow) && held.current.length < SMS_CODE_LENGTH) held.current += typedNow;
    const wish = keysFor(sms).find(({ key }) => key === typedNow.toLowerCase());
    if (wish) send({ type: wish.does });
  }
  return {
    typed,
    take(input: string, key: InkKey): void {
      for (const each of keysOf(input, key)) press(each);
      show(held.current);
    },
  };
}

/** What can be asked for in a state. */
function keysFor({ offer, canSkip, sent }: SmsState) {
  return [
    ...(canSkip ? [{ key: 's', does: 'skip' } as const] : []),
    ...(offer ? [{ key: 'w', does: 'wait' } as const] : []),
    ...(sent ? [{ key: 'r', does: 'again' } as const] : []),
  ];
}

function keysOfState(sms: SmsState, { say }: Paper): readonly string[] {
  const named = keysFor(sms).map(({ key, does }) => `${key} ${say(...decisions[does])}`);
  return [...named, say('回车 提交', 'Enter submit'), say('Esc 放弃', 'Esc give up')];
}

function stateLine(sms: SmsState, paper: Paper): string {
  const { say, ink } = paper;
  const { working, sent, delivery, polls } = sms;
  if (working === 'checking') return ink.bold(`> ${say('正在验证…', 'checking…')}`);
  if (working === 'sending' || !sent || delivery === 'none')
    return ink.bold(`> ${say('正在发送验证码…', 'sending a code…')}`);
  const text = deliveryLine({ delivery }, paper);
  if (delivery === 'delivered') return ink.green(`✓ ${text}`);
  if (delivery === 'undeliverable') return ink.red(`✗ ${text}`);
  return ink.bold(`> ${text}  ${say('已查询', 'asked')} ${polls}/${DELIVERY_POLLS + 1}`);
}

const cooldownLine = (seconds: number, again: boolean, { say }: Paper): string =>
  again
    ? say(`${seconds} 秒后重新发送`, `another one goes out in ${seconds} s`)
    : say(`${seconds} 秒后可重新发送`, `another one can be sent in ${seconds} s`);

/** Draws what `now` tells, whenever it is asked to and each second; `heard` is told what is typed, but for the leaving. */
export async function openSms(
  cli: Cli,
  source: string | undefined,
  now: () => { readonly sms: SmsState; readonly again: boolean } | undefined,
  heard: (wish: SmsWish) => void,
) {
  const { open, paper, interrupt } = await liveOn(cli, 'stderr');
  function send(answer: SmsAnswer): void {
    if (answer.type === 'leave') interrupt();
    else heard(answer);
    live.draw(picture);
  }
  const picture = () => {
    const { sms = NOTHING, again = false } = now() ?? {};
    return drawSms({ sms, again, source, paper: paper(), send });
  };
  const live = open(picture);
  let isOpen = true;
  return {
    draw: () => {
      if (isOpen) live.draw(picture);
    },
    close() {
      isOpen = false;
      return live.close();
    },
  };
}

const NOTHING: SmsState = { captcha: '', sendIn: undefined, sent: false, delivery: 'none', polls: 0 };
