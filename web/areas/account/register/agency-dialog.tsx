import { useEffect, useState } from 'react';
import { registration } from '#shared/contract/registration.ts';
import { Loaded } from '#web/parts/loaded.tsx';
import { telOf, useServicePhone } from '#web/parts/member/service-phone.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { Choice, FIND_PAUSE, FindField } from '../form/choice.tsx';

interface Props {
  readonly onClose: () => void;
  /** Called with the agency's invite code. */
  readonly onChoose: (code: string) => void;
}

interface Station {
  readonly agency_name: string;
  readonly code: string;
}

function createStations() {
  let key = '';
  const part = createPart(async (signal) => (await api.send(registration.getCode, { key }, { signal })).data);
  return {
    part,
    find(words: string): void {
      key = words.trim();
      void part.reload();
    },
  };
}

/** Searches agencies by name or area, for buyers without an invite code. */
export function AgencyDialog({ onClose, onChoose }: Props) {
  const [stations] = useState(createStations);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Station>();
  const phone = useServicePhone();
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => stations.find(words), FIND_PAUSE);
    return () => clearTimeout(timer);
  }, [words, stations]);
  return (
    <Dialog
      open
      title="选择服务站"
      onClose={onClose}
      foot={
        <Button size="lg" disabled={!chosen} onClick={() => chosen && onChoose(chosen.code)}>
          {chosen ? `选定${chosen.agency_name}` : '请选择服务站'}
        </Button>
      }
    >
      <FindField label="地区或服务站名" value={words} onChange={setWords} onSearch={() => stations.find(words)} />
      <Loaded
        part={stations.part}
        atOnce
        skeleton={<StationsSkeleton />}
        empty={<Empty title="没有找到服务站" say="换个地区或名称再试" />}
      >
        {(found) => (
          <div className="ruled choices">
            {found.map((each) => (
              <Choice
                key={each.code}
                group="station"
                icon="pharmacy"
                on={each.code === chosen?.code}
                onChoose={() => setChosen(each)}
                title={each.agency_name}
                say={`邀请码 ${each.code}`}
              />
            ))}
          </div>
        )}
      </Loaded>
      <p className="small muted register__near">
        选离药店近的一个
        {phone && (
          <>
            ；找不到请拨{' '}
            <a className="link" href={telOf(phone)}>
              {phone}
            </a>
          </>
        )}
      </p>
    </Dialog>
  );
}

const StationsSkeleton = () => (
  <div className="stack" aria-busy="true">
    <Skeleton w="100%" h={52} />
    <Skeleton w="100%" h={52} />
    <Skeleton w="100%" h={52} />
  </div>
);
