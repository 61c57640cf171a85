import { Loaded } from '#web/parts/loaded.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Chosen } from './region-dialog.tsx';
import { regions } from './region-part.ts';

interface Props {
  readonly chosen: Chosen;
  readonly bad: string;
  readonly disabled: boolean;
  readonly onChoose: (chosen: Chosen) => void;
}

const NAMES = ['省份', '城市', '区县'] as const;

/** The region on a desktop: three dependent selects. */
export const RegionBoxes = ({ chosen, bad, disabled, onChoose }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in older WebKit
  <div role="group" aria-label="所在地区" className={bad ? 'field is-bad' : 'field'}>
    <span className="field__label">所在地区</span>
    <Loaded part={regions} failed="line" skeleton={<Skeleton w="100%" h={48} />}>
      {({ stepsOf }) => (
        <div className="region__boxes">
          {stepsOf(chosen[0], chosen[1]).map((all, at) => (
            <label key={NAMES[at]} className="field__box">
              <select
                aria-label={NAMES[at]}
                aria-invalid={Boolean(bad)}
                aria-describedby="region-say"
                disabled={disabled || all.length === 0}
                value={chosen[at]}
                onChange={({ currentTarget: { value } }) => onChoose(withStep(chosen, at, value))}
              >
                <option value="">{NAMES[at]}</option>
                {all.map(({ code, name }) => (
                  <option key={code} value={name}>
                    {name}
                  </option>
                ))}
              </select>
              <Icon name="down" size={16} />
            </label>
          ))}
        </div>
      )}
    </Loaded>
    <p className="field__say" id="region-say">
      {bad && <Icon name="warn" size={16} />}
      {bad}
    </p>
  </div>
);

const withStep = ([province, city]: Chosen, at: number, name: string): Chosen => {
  if (at === 0) return [name, '', ''];
  return at === 1 ? [province, name, ''] : [province, city, name];
};
