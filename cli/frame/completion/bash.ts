/** Completion for bash. */
import { everyNode, type Flag, type Node } from './tree.ts';

/** The script; `yaocang completion <what>` brings what only the program knows. */
export function bashScript(tree: Node): string {
  const nodes = everyNode(tree);
  const common = tree.flags;
  return `# yaocang completion for bash: source <(yaocang completion bash)
_yaocang() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" path="" word words=""
  # bash takes --flag=value apart at the equals sign.
  if [[ "$cur" == "=" ]]; then cur=""; elif [[ "$prev" == "=" ]]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$path $word" in
${indented(nodes.filter(({ path }) => path !== '').map(({ path }) => `"${stepTo(path)}") path="${path}" ;;`))}
    esac
  done
  case "$path $prev" in
${indented(nodes.flatMap((node) => node.flags.filter(takes).map((flag) => `"${node.path} ${flag.long}") words="${list(flag.values)}" ;;`)))}
${indented(common.filter(takes).map((flag) => `*" ${flag.long}") words="${list(flag.values)}" ;;`))}
    *)
      case "$path" in
${indented(
  nodes.map((node) => `"${node.path}") words="${offered(node, common)}" ;;`),
  8,
)}
      esac ;;
  esac
  # Flags are many: they are offered to whoever has begun one.
  [[ "$cur" == -* ]] || words="$(printf '%s\\n' $words | grep -v '^-')"
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _yaocang yaocang
`;
}

const takes = (flag: Flag): boolean => flag.takesValue;

/** As the loop above meets it: the path so far, a space, the next word. */
const stepTo = (path: string): string => (path.includes(' ') ? path : ` ${path}`);

const list = (values: Flag['values'] | Node['values']): string =>
  typeof values === 'string' ? `$(yaocang completion ${values} 2>/dev/null | cut -f1)` : values.join(' ');

function offered(node: Node, common: readonly Flag[]): string {
  const names = node.below.map(({ path }) => path.split(' ').at(-1));
  const flags = [...node.flags, ...common].map(({ long }) => long);
  return [...names, list(node.values), ...new Set(flags), '--help'].filter((each) => each !== '').join(' ');
}

const indented = (lines: readonly string[], by = 4): string => lines.map((line) => ' '.repeat(by) + line).join('\n');
