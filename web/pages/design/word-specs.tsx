import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/words.css';
import { Spec } from './spec.tsx';

const TEXTS = [
  'size-13',
  'size-16',
  'size-18',
  'tone-warn',
  'tone-good',
  'muted',
  'small',
  'strong',
  'middle',
  'end',
] as const;
const ROOMS = [
  'tall',
  'taller',
  'inset',
  'inset-sides',
  'inset-below',
  'column',
  'column tight',
  'column loose',
] as const;

/** The layout words, each on what it lays out. */
export const WordSpecs = () => (
  <Spec title="排版词" note="一页自己的样式表只写它独有的；其余用词" wide>
    <ul className="card ruled">
      <li className="row inset">
        <i className="disc">1</i>
        <span className="grow">row：居中一行；grow：占满余下</span>
        <span className="keep muted">keep</span>
        <Icon name="right" size={16} />
      </li>
      <li className="row row--top loose inset">
        <i className="disc">2</i>
        <span className="grow">
          row row--top loose
          <br />
          与首行对齐，间距 12
        </span>
      </li>
      <li className="row baseline inset">
        <span>row baseline</span>
        <b className="size-16">同一基线</b>
      </li>
      <li className="row apart inset">
        <span>row apart</span>
        <span>两端</span>
      </li>
      <li className="row row--end inset">row row--end</li>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the arrow keys too */}
      <li className="row sideways nowrap inset" tabIndex={0}>
        {'row sideways nowrap：一行，左右滑动'.repeat(9)}
      </li>
      {TEXTS.map((word) => (
        <li key={word} className={`inset ${word}`}>
          {word}
        </li>
      ))}
      {ROOMS.map((word) => (
        <li key={word} className={word}>
          <span>{word}</span>
          <span>药仓</span>
        </li>
      ))}
    </ul>
  </Spec>
);
