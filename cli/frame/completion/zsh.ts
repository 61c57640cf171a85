/** Completion for zsh. */
import { everyNode, type Flag, type Node } from './tree.ts';

/** The script; `yaocang completion <what>` brings what only the program knows. */
export function zshScript(tree: Node): string {
  const nodes = everyNode(tree);
  return `#compdef yaocang
# yaocang completion for zsh: yaocang completion zsh > "\${fpath[1]}/_yaocang"
_yaocang() {
  local at="" word
  local -a offered
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
${nodes
  .filter(({ path }) => path !== '')
  .map(({ path }) => `      ${quoted(path.includes(' ') ? path : ` ${path}`)}) at=${quoted(path)} ;;`)
  .join('\n')}
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${nodes.flatMap((node) => node.flags.filter(takes).map((flag) => valueCase(quoted(`${node.path} ${flag.long}`), flag))).join('\n')}
${tree.flags
  .filter(takes)
  .map((flag) => valueCase(`*${quoted(` ${flag.long}`)}`, flag))
  .join('\n')}
  esac
  case "$at" in
${nodes.map((node) => `    ${quoted(node.path)}) offered=(${offered(node, tree.flags)}) ;;`).join('\n')}
  esac
  [[ "\${words[CURRENT]}" == -* ]] || offered=(\${offered:#-*})
  _describe yaocang offered
}
if [[ "$funcstack[1]" == _yaocang ]]; then _yaocang "$@"; else compdef _yaocang yaocang; fi
`;
}

const takes = (flag: Flag): boolean => flag.takesValue;

function valueCase(pattern: string, { values }: Flag): string {
  if (values.length === 0) return `    ${pattern}) _files; return ;;`;
  return `    ${pattern}) offered=(${asked(values)}); _describe value offered; return ;;`;
}

const asked = (values: Flag['values'] | Node['values']): string =>
  typeof values === 'string'
    ? `\${\${(f)"$(yaocang completion ${values} 2>/dev/null)"}//$'\\t'/:}`
    : values.map(quoted).join(' ');

function offered(node: Node, common: readonly Flag[]): string {
  const names = node.below.map(({ path, about }) => described(path.split(' ').at(-1) ?? '', about));
  const flags = new Map([...node.flags, ...common].map((flag) => [flag.long, described(flag.long, flag.about)]));
  return [...names, asked(node.values), ...flags.values()].filter((each) => each !== '').join(' ');
}

const described = (word: string, about: string): string => quoted(`${word}:${about.replaceAll(':', '\\:')}`);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
