/** The surroundings of a command: profile, shop, network, secrets, and the line on stderr that names the profile. */
import { say as shopWords } from '#cli/shop/dictionary.ts';
import { cameInWords } from '#cli/shop/failure.ts';
import { loadGate, passOf, secretsOfGate } from '#cli/shop/gate.ts';
import type { Consent, Guard } from '#cli/shop/guard.ts';
import { createRecording } from '#cli/shop/har/recording.ts';
import type { Http } from '#cli/shop/http.ts';
import { removeLeft } from '#cli/shop/left-files.ts';
import { loadLogin, memberOf, type SavedLogin, stayWith } from '#cli/shop/logins.ts';
import { heldBy, type Profile } from '#cli/shop/profile.ts';
import { nearWords, say as profileWords } from '#cli/shop/profile-words.ts';
import { chooseProfile, configDir } from '#cli/shop/profiles.ts';
import { proxySecrets } from '#cli/shop/proxy.ts';
import { profilesAt, stayIn } from '#cli/shop/terminal-env.ts';
import { terminalId } from '#cli/shop/terminal-id.ts';
import { Fault } from '#cli/text/fault.ts';
import { inLanguage, type Words } from '#cli/text/words.ts';
import { realClock } from '#shared/flows/clock.ts';
import type { Cli } from './cli.ts';
import type { Command, RunCli } from './command.ts';
import { say } from './dictionary.ts';
import { whereLine } from './envelope.ts';
import type { GlobalFlags } from './global-options.ts';
import { askShown } from './prompt.ts';
import { readSecret } from './secrets.ts';
import { canAsk, styleFor } from './terminal.ts';

interface Surroundings extends Pick<Cli, 'terminal' | 'output' | 'signal' | 'language'> {
  readonly flags: GlobalFlags;
  readonly command: Pick<Command, 'name' | 'who' | 'options'>;
}

export type Started = Awaited<ReturnType<typeof start>>;

export async function start({ terminal, output, signal: outer, language, flags, command }: Surroundings) {
  const planning = flags.dryRun
    ? (await import('#cli/shop/plan.ts')).openPlanning(configDir(terminal.env), outer)
    : undefined;
  const dir = planning?.dir ?? configDir(terminal.env);
  const swept = removeLeft(configDir(terminal.env));
  // A command with a user of its own, such as a smoke run, logs in by itself.
  const isOwnUser = 'user' in command.options;
  const user = isOwnUser ? undefined : flags.user || terminal.env.YAOCANG_USER || undefined;
  const logins = { dir, user, terminal: terminalId(terminal.env) };
  const signal = planning?.signal ?? outer;
  output.redactor.learn(...proxySecrets(terminal.env));
  let used: Profile | undefined;
  let member: SavedLogin | undefined;
  const networks: Http[] = [];
  let http: Promise<Http> | undefined;
  let acts: Guard['acts'] | undefined;
  let grace = 800;
  /** One guard for the whole run: what one payment takes, no other has. */
  let guards: Promise<{ readonly consent: Consent; readonly guard: Guard }> | undefined;
  // A dry run leaves no file.
  const recording =
    flags.record === undefined || planning
      ? undefined
      : createRecording(
          flags.record,
          { keepsPeople: flags.withNames, keepsUnknown: flags.withUnknown },
          output.redactor,
        );
  if (flags.record !== undefined && planning) output.err(inLanguage(say.notRecording, language));

  async function profile(): Promise<Profile> {
    if (used) return used;
    const asked = flags.env ?? (terminal.env.YAOCANG_ENV || undefined);
    used = await chooseProfile(dir, asked ?? (await profilesAt(logins)).current, flags.base);
    // A folder that cannot be written may still be read.
    if (asked === undefined && flags.base === undefined) await stayIn(logins, used.name).catch(() => undefined);
    member = isOwnUser ? undefined : await loadLogin(logins, used);
    tellWhere(used, isOwnUser ? undefined : (member ?? null));
    tellHeld(used);
    return used;
  }
  function tellHeld({ name, near = [] }: Profile): void {
    const held = heldBy({ near });
    if (!held) return;
    const words = [nearWords(name, held), ...(held.as === 'same' ? [] : [profileWords.confirmApart(name)])];
    for (const each of words) output.err(inLanguage(each, language));
  }
  function tellWhere(where: Profile, as: SavedLogin | null | undefined): void {
    output.err(whereLine(where, as, styleFor(terminal, terminal.stderr, language)));
  }
  async function networkOf(where: Profile): Promise<Http> {
    const { openHttp } = await import('#cli/shop/http.ts');
    const { kind, proxy, ca, connect } = where;
    const kept = await loadGate(dir, where);
    if (kept) output.redactor.learn(...secretsOfGate(kept));
    const gate = kept && passOf(where, kept);
    const opened = openHttp({ env: terminal.env, direct: kind === 'local', proxy, ca, connect, gate });
    networks.push(opened);
    return opened;
  }
  /** The network, behind the door. */
  async function fetchOver(): Promise<typeof fetch> {
    const where = await profile();
    http ??= networkOf(where);
    const { fetch } = await http;
    const { door } = await import('#cli/shop/shop.ts');
    return door(recording ? await recording.over(fetch, where) : fetch, where, (await guarding()).guard);
  }
  const guarding = () => {
    guards ??= openGuard();
    return guards;
  };
  async function openGuard() {
    const where = await profile();
    const { allow = 'read', maxAmount: ceiling, confirm: named } = flags;
    const consent: Consent = {
      allow,
      ceiling,
      named,
      typedName: async () => named ?? (await typed(say.retype(member?.user_name), where.name)),
    };
    const { createGuard } = await import('#cli/shop/shop.ts');
    const guard = planning ? planning.planner.guard(where, consent) : createGuard(where, consent);
    acts = guard.acts;
    return { consent, guard };
  }
  async function shop() {
    const { openSavedShop } = await import('#cli/shop/shop.ts');
    const { consent, guard } = await guarding();
    const around = { ...ports, guard, fetch: await fetchOver() };
    const where = await profile();
    const opened = await openSavedShop(logins, where, consent, around, output.redactor, planning?.planner);
    // A user who was named and is not logged in is no visitor.
    if (flags.user && user !== undefined && command.name !== 'login') memberOf(opened, user);
    return opened;
  }
  async function memberShop() {
    const opened = memberOf(await shop(), user);
    await stayWith(logins, opened.profile, opened.session.login);
    return opened;
  }
  async function shopBeforeInit() {
    const { openUnasked } = await import('#cli/shop/shop.ts');
    const where = await profile();
    const { guard } = await guarding();
    return openUnasked(logins, where, { ...ports, guard, fetch: await fetchOver() }, output.redactor);
  }
  async function beside(name: string) {
    const { createGuard, door, openUnasked } = await import('#cli/shop/shop.ts');
    const where = await chooseProfile(dir, name);
    const theirs = { ...logins, user: undefined };
    tellWhere(where, (await loadLogin(theirs, where)) ?? null);
    const own = await networkOf(where);
    const guard = createGuard({ ...where, may: ['read'] }, { allow: 'read', typedName: async () => undefined });
    const around = { ...ports, guard, fetch: door(own.fetch, where, guard) };
    return openUnasked(theirs, where, around, output.redactor);
  }
  async function typed(question: Words, name: string): Promise<string | undefined> {
    if (!canAsk(terminal)) return undefined;
    return askShown(`${inLanguage(question, language)} (${name})`, terminal);
  }
  /** Where and as whom a question is meant. */
  const asking = (): string => (used ? `[${[used.name, member?.user_name].filter(Boolean).join(' · ')}] ` : '');
  /** Reports retries from the second one on. */
  function again({ path }: { readonly path: string }, tries: number, error: unknown): void {
    if (tries < 2) return;
    output.err(inLanguage(shopWords.again(path, tries, cameInWords(error)), language));
  }
  const ports = { clock: realClock, signal, random: Math.random, again };

  const cli: RunCli = {
    dir,
    logins,
    terminal,
    output,
    clock: realClock,
    signal,
    mayTake(ms) {
      grace = ms;
    },
    json: flags.json,
    language,
    say: (zh, en) => inLanguage([zh, en], language),
    note: (words) => output.err(inLanguage(words, language)),
    profile,
    shop,
    member: memberShop,
    shopBeforeInit,
    beside,
    fetch: fetchOver,
    planner: planning?.planner,
    withNames: flags.withNames,
    came: undefined,
    async confirm(words, sure) {
      // A dry run sends nothing that has to be confirmed, and tells what would be asked.
      if (planning && !sure) output.err(`? ${inLanguage(words, language)}`);
      if (sure || planning) return;
      // The question names the shop and the member that it is about.
      if (command.who !== 'anybody') await profile();
      if (!canAsk(terminal)) throw new Fault('guard', words, { next: say.sayYes });
      const answer = await askShown(`${asking()}${inLanguage(words, language)} (y/N)`, terminal);
      if (!/^(y|yes|是)$/i.test(answer.trim())) throw new Fault('guard', say.answeredNo);
    },
    async lacking() {
      const { missingConsents } = await import('#cli/shop/shop.ts');
      const [where, { consent }] = [await profile(), await guarding()];
      // Whoever sits at the terminal is asked for the name.
      const named = canAsk(terminal) ? where.name : consent.named;
      return (effect) => missingConsents(where, { ...consent, named }, { effect });
    },
    async typeName(question, name) {
      if (planning || (flags.confirm ?? (await typed(question, name))) === name) return;
      throw new Fault('guard', shopWords.nameNotTyped, { next: shopWords.typeName(name) });
    },
    async secret(kind, secretFlags, otherwise) {
      // Print the profile before the password is typed.
      await profile();
      const secret = await readSecret(kind, secretFlags, cli, otherwise);
      output.redactor.learn(secret);
      return secret;
    },
  };
  let kept = false;
  /** Writes the recording once; returns the fault if that failed. */
  const keep = async (): Promise<Fault | undefined> => {
    if (kept) return undefined;
    kept = true;
    const trouble: unknown = await recording?.end().catch((error: unknown) => error);
    if (trouble === undefined || trouble instanceof Fault) return trouble;
    return new Fault('internal', say.notRecorded, { cause: trouble });
  };
  const close = async () => {
    await Promise.all([swept, ...networks.map((each) => each.close())]);
  };
  return {
    cli,
    used: () => used,
    member: () => member,
    /** What was sent and whose outcome is not known yet. */
    acting: () => acts?.latest(),
    /** ms that the command may take after a signal. */
    grace: () => grace,
    planning,
    keep,
    close,
  };
}
