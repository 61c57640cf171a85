import { useState } from 'react';
import { userSecurity } from '#shared/contract/user-security.ts';
import { changeQuestion } from '#shared/flows/change-secret.ts';
import { noData } from '#shared/messages/empty.ts';
import type { Message } from '#shared/messages/message.ts';
import { answerRefusal } from '#shared/rules/login/new-password.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { unsaved } from '#web/ui/unsaved.ts';
import { Choice } from '../form/choice.tsx';
import { ports } from './change-end.ts';
import { ChangeForm, useChange } from './change-form.tsx';
import type { ChangeProps } from './change-props.ts';

type Questions = readonly (readonly [key: string, text: string])[];

const loadQuestions = async (): Promise<Questions> =>
  Object.entries((await api.send(userSecurity.getQuestions, {})).data);

/** The key of the account's question; the first one if it has none of these. */
const keyOf = (all: Questions, question: string): string | undefined =>
  (all.find(([, text]) => text === question) ?? all[0])?.[0];

/** Another security question, or another answer to the same one (`lx` 1). */
export function NewQuestion({ user_id, user_name, question, yz_chit, onClose }: ChangeProps) {
  const [questions] = useState(() => createPart(loadQuestions));
  const [chosen, setChosen] = useState<string>();
  const [answer, setAnswer] = useState('');
  const [bad, setBad] = useState<Message>();
  const change = useChange('1', { user_id, user_name });

  const submit = () =>
    void change.run(() => {
      const passwd_question = chosen ?? keyOf(questions.state.data ?? [], question);
      const refusal = answerRefusal(answer);
      setBad(refusal);
      if (refusal || passwd_question === undefined) return undefined;
      return changeQuestion(ports, { passwd_question, answer: answer.trim(), yz_chit });
    });

  return (
    <ChangeForm change={change} onSubmit={submit} onClose={onClose}>
      <Loaded
        part={questions}
        atOnce
        skeleton={<Skeleton w="100%" h={212} />}
        empty={<Empty title={noData.text} say="暂无密保问题可选，请联系客服" />}
      >
        {(all) => (
          <div className="ruled choices change__questions" role="radiogroup" aria-label="密保问题">
            {all.map(([key, text]) => (
              <Choice
                key={key}
                group="question"
                on={key === (chosen ?? keyOf(all, question))}
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
        {...unsaved}
        maxLength={64}
        enterKeyHint="done"
        placeholder="自己记得住、别人猜不到"
        say="一字不差才算对，不要写当前电话或店名"
        bad={bad?.text}
      />
    </ChangeForm>
  );
}
