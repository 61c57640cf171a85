import { useState } from 'react';
import { userSecurity } from '#shared/contract/user-security.ts';
import { changeQuestion } from '#shared/flows/change-secret.ts';
import type { Message } from '#shared/messages/message.ts';
import { answerRefusal, changeTitle } from '#shared/rules/new-password.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { api } from '#web/state/api.ts';
import { createPart } from '#web/state/part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { endChange, ports, runChange } from './change-end.ts';
import './change.css';
import type { ChangeProps } from './change-sheet.tsx';
import { Choice } from './choice.tsx';
import { Said } from './said.tsx';

const FORM = 'new-question';

type Questions = readonly (readonly [key: string, text: string])[];

const loadQuestions = async (): Promise<Questions> =>
  Object.entries((await api.send(userSecurity.getQuestions, {})).data);

/** Another security question, or another answer to the same one (`lx` 1). */
export function NewQuestion({ user_id, user_name, question, yz_chit, onClose }: ChangeProps) {
  const [questions] = useState(() => createPart(loadQuestions));
  const [chosen, setChosen] = useState<string>();
  const [answer, setAnswer] = useState('');
  const [bad, setBad] = useState<Message>();
  const [trouble, setTrouble] = useState<Message>();
  const [busy, setBusy] = useState(false);

  async function submit() {
    const all = questions.state.data ?? [];
    const key = chosen ?? all.find(([, text]) => text === question)?.[0] ?? all[0]?.[0];
    const refusal = answerRefusal(answer);
    setBad(refusal);
    setTrouble(undefined);
    if (busy || refusal || key === undefined) return;
    setBusy(true);
    const end = await runChange(changeQuestion(ports, { passwd_question: key, answer: answer.trim(), yz_chit }));
    if (end === 'done') return endChange('1', { user_id, user_name });
    setTrouble(end);
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={changeTitle[1]}
      closeOnMask={false}
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} size="lg" busy={busy} busyText="提交中">
          确定修改
        </Button>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Loaded part={questions} after={0} skeleton={<Skeleton w="100%" h={212} />}>
          {(all) => (
            <div className="choices change__questions" role="radiogroup" aria-label="密保问题">
              {all.map(([key, text], at) => (
                <Choice
                  key={key}
                  group="question"
                  on={
                    chosen
                      ? chosen === key
                      : text === question || (at === 0 && !all.some(([, one]) => one === question))
                  }
                  onChoose={() => setChosen(key)}
                  title={text}
                />
              ))}
            </div>
          )}
        </Loaded>
        <Field
          label="新答案"
          value={answer}
          onChange={setAnswer}
          autoComplete="off"
          maxLength={64}
          enterKeyHint="done"
          placeholder="自己记得住、别人猜不到"
          say="一字不差才算对，不要写当前电话或店名"
          bad={bad?.text}
        />
        <Said message={trouble} />
      </form>
    </Dialog>
  );
}
