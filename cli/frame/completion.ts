/** Completion: the shell asks the program at each Tab, so that it cannot differ from what is parsed. */
// Not @bomb.sh/tab 0.0.22 (November 2026): it completes neither values of options, nor global options, nor names from files.
import type { Words } from '#cli/text/words.ts';
import { type Area, type Command, pathIn } from './command.ts';
import { say } from './dictionary.ts';
import { globalOptions } from './global-options.ts';
import type { KnownNames, Parameter } from './parameters.ts';

export type Offered = readonly [name: string, about: Words];
/** Names that the program alone knows; `before` are the words of the line so far. */
export type Known = Readonly<Record<KnownNames, (before: readonly string[]) => Promise<readonly Offered[]>>>;

/** Completions of the last word; none where a file or free text belongs. */
export async function offers(words: readonly string[], { commands, groups }: Area, known: Known): Promise<Offered[]> {
  // bash splits --flag=value at the equals sign.
  const before = words
    .slice(0, -1)
    .filter((word) => word !== '=')
    .map(unquoted);
  // Shells hand on the quote that was opened.
  const typed = words.at(-1) === '=' ? '' : (words.at(-1) ?? '').replace(/^["']/, '');
  if (isFileBehindKind(words)) return [];
  const plain = plainWords(before, commands);
  const path = pathIn(plain, commands);
  const given = plain.slice(path.split(' ').length);
  const command = commands.find(({ name }) => name === path);
  const options = Object.values({ ...globalOptions, ...command?.options });
  const [, joined] = /^(--[a-z-]+)=/.exec(typed) ?? [];
  const flag = joined ?? before.at(-1);
  const asking = options.find((option) => takesValue(option) && flagOf(option) === flag);
  async function place(): Promise<readonly Offered[]> {
    // Flags are offered once a dash is typed.
    if (typed.startsWith('-')) {
      return [...options.map((option): Offered => [flagOf(option), option.about]), ['--help', say.showHelp]];
    }
    const firsts = commands.map(({ name, about }): Offered => {
      const [first = '', second] = name.split(' ');
      return [first, groups[first] ?? (second === undefined ? about : ['', ''])];
    });
    if (plain.length === 0) return firsts;
    const below = commands.flatMap(({ name, about }): Offered[] =>
      name.startsWith(`${path} `) ? [[name.slice(path.length + 1), about]] : [],
    );
    const argument = argumentAfter(given, command);
    return [...below, ...(path === 'help' ? firsts : []), ...(argument ? await valuesOf(argument, given) : [])];
  }
  async function valuesOf({ known: names, values }: Parameter<unknown>, after: readonly string[] = []) {
    if (values) return fixed(values, after);
    return names ? narrowed(await known[names](before), after, names) : [];
  }
  const all = asking ? await valuesOf(asking) : await place();
  const named = all.map(([name, about]): Offered => [joined === undefined ? name : `${joined}=${name}`, about]);
  return [...new Map(named)].filter(([name]) => name.startsWith(typed));
}

/** Shells hand on quotes as they are typed. */
const unquoted = (word: string): string => word.replace(/^(["'])(.*)\1$/s, '$2');

/** `--report junit=FILE`: behind the kind stands a file. */
function isFileBehindKind(words: readonly string[]): boolean {
  const at = words.at(-1) === '=' ? words.length - 1 : words.at(-2) === '=' ? words.length - 2 : -1;
  return at > 0 && !words[at - 1]?.startsWith('--') && words[at - 2]?.startsWith('--') === true;
}

const flagOf = ({ spelling }: Parameter<unknown>): string => spelling.split(' ', 1)[0] ?? '';
const takesValue = ({ spelling }: Parameter<unknown>): boolean => spelling.includes('<');
const fixed = (values: Parameter<unknown>['values'] = [], given: readonly string[] = []): Offered[] =>
  (typeof values === 'function' ? values(given) : values).map((name) => [name, ['', '']]);

function argumentAfter(given: readonly string[], command: Command | undefined): Parameter<unknown> | undefined {
  const all = Object.values(command?.args ?? {});
  return all[given.length] ?? (all.at(-1)?.spelling.includes('...') ? all.at(-1) : undefined);
}

/** Behind a script only its acts are offered: `list` for `cart.list` behind `cart`. Nothing is known of what follows a call. */
function narrowed(
  offered: readonly Offered[],
  [script, ...more]: readonly string[],
  names: KnownNames,
): readonly Offered[] {
  if (names !== 'calls' || script === undefined) return offered;
  if (more.length > 0) return [];
  return offered.flatMap(([name, about]): Offered[] =>
    name.startsWith(`${script}.`) ? [[name.slice(script.length + 1), about]] : [],
  );
}

function plainWords(before: readonly string[], commands: readonly Command[]): readonly string[] {
  const options = [globalOptions, ...commands.map((each) => each.options)].flatMap((each) => Object.values(each));
  const taking = new Set(options.filter(takesValue).map(flagOf));
  return before.filter((word, at) => !word.startsWith('-') && !taking.has(before[at - 1] ?? ''));
}

export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

/** The script of each shell: it passes the typed words, and reads `name<TAB>description`. */
export const scripts: Readonly<Record<(typeof shells)[number], string>> = {
  bash: `# yaocang completion for bash: source <(yaocang completion bash)
_yaocang() {
  local IFS=$'\\n'
  local offered
  COMPREPLY=()
  for offered in $(yaocang completion words -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1); do
    [[ "$offered" != *[[:space:]]* || "$2" == [\\"\\']* ]] || printf -v offered %q "$offered"
    COMPREPLY+=("$offered")
  done
}
complete -o default -F _yaocang yaocang`,
  zsh: `#compdef yaocang
# yaocang completion for zsh: yaocang completion zsh > "\${fpath[1]}/_yaocang"
_yaocang() {
  local -a offered
  offered=("\${(@f)$(yaocang completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "$offered[1]" ]] || { compset -P '*='; _files; return }
  offered=("\${(@)offered//:/\\\\:}")
  offered=("\${(@)offered//$'\\t'/:}")
  _describe yaocang offered
}
if [[ "$funcstack[1]" == _yaocang ]]; then _yaocang "$@"
elif (( $+functions[compdef] )); then compdef _yaocang yaocang
else print -u2 'yaocang: ~/.zshrc 中先加 / first add to ~/.zshrc: autoload -Uz compinit && compinit'
fi`,
  fish: `# yaocang completion for fish: yaocang completion fish > ~/.config/fish/completions/yaocang.fish
function __yaocang_offers
    set -l typed (commandline -ct)
    set -l offers (yaocang completion words -- (commandline -opc)[2..-1] "$typed" 2>/dev/null)
    if test (count $offers) -gt 0
        printf '%s\\n' $offers
    else
        set -l kind (string match -r '^[^=]*=' -- "$typed")
        for file in (__fish_complete_path (string replace -r '^[^=]*=' '' -- "$typed"))
            printf '%s%s\n' "$kind" $file
        end
    end
end
complete -c yaocang -f -a '(__yaocang_offers)'`,
  // A Chinese console reads GBK unless it is told. To a .cmd PowerShell hands no empty word on, so `=` stands for it, as from bash.
  powershell: `# yaocang completion for PowerShell: yaocang completion powershell | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName yaocang -ScriptBlock {
  param($typed, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object { "$_" })
  $words += $(if ($typed -ne '') { $typed } else { '=' })
  $before = [Console]::OutputEncoding
  try { [Console]::OutputEncoding = [System.Text.Encoding]::UTF8 } catch { }
  try { $offered = @(yaocang completion words -- $words 2>$null) }
  finally { try { [Console]::OutputEncoding = $before } catch { } }
  $offered | ForEach-Object {
    $name, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $name }
    [System.Management.Automation.CompletionResult]::new($name, $name, 'ParameterValue', $about)
  }
}`,
};
