import { useQuery } from '@tanstack/react-query';
import { SquarePen, UserRound, UserRoundPlus } from 'lucide-react';
import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useSession, useToday } from '#client/auth/session.ts';
import { wordsOf } from '#client/lib/api-error.ts';
import { Combobox, type ComboAction } from '#client/ui/controls/combobox.tsx';
import { Field } from '#client/ui/controls/field.tsx';
import { beginsAName, isNumber, memberNamed, searchMembers, splitName, suggestMembers } from '#shared/members/rules.ts';
import type { Member } from '#shared/members/schema.ts';
import type { Person } from '#shared/meetings/form.ts';
import { NOBODY } from '#shared/meetings/person.ts';
import type { DatedTalk } from '#shared/meetings/hints/dated-talks.ts';
import { membersOptions, useAddMember } from './api.ts';
import { fullName } from '#shared/text/person-name.ts';
import { hasTitle } from './odd-values.ts';
import { MemberDialog, type Prefill } from './member-dialog.tsx';
import {
  inTurnOptionsOf,
  lastPrayed,
  lastSpoke,
  memberOption,
  suggestedOptionsOf,
  type MemberOption,
  type Suggested,
} from './member-options.ts';

export type { Suggested } from './member-options.ts';

/** A visitor, or a slip of the pen: either way, no member. */
const NOT_LISTED = 'Not on the member list';
const BEGUN = 'Choose someone from the list';
const LEADERS = 'Ward Leadership & Frequently Used';
/** 'Ann Smith' is written like the name of a visitor; 'ann s' looks for someone. */
const WRITTEN_OUT = /^\p{Lu}\S*\s.*\p{Lu}\S/u;

type Props = {
  label: string;
  value: Person;
  onChange: (value: Person) => void;
  onBlur?: () => void;
  /** The Sunday it is about: the list then says who is away. */
  date?: string;
  /** For assignments that only a member can have. */
  membersOnly?: boolean;
  /** How often each member recently had this assignment, by id. */
  uses?: ReadonlyMap<number, number>;
  /** Those who usually have the part come first; the field's label is the name of their calling. */
  frequentFirst?: boolean;
  /** For speakers: talks of other meetings; the list then says who spoke when. */
  talks?: readonly DatedTalk[];
  /** People suggested before the leaders until someone types, with the reason. */
  suggested?: readonly Suggested[];
  /** For prayers: those of other meetings; the list then says who prayed when. */
  prayers?: readonly DatedTalk[];
  /** The ids of whose turn it is, offered first until someone types. */
  inTurn?: () => readonly number[];
  /** It appears with a letter that was just typed. */
  isTyped?: boolean;
  required?: boolean;
  hideLabel?: boolean;
  placeholder?: string;
  error?: ReactNode;
  hint?: ReactNode;
  id?: string;
  className?: string;
};

/** What is typed into a field for a person, as far as it names a member or may yet. */
export function typedPerson(members: readonly Member[], text: string): Person {
  const id = memberNamed(members, text)?.id ?? null;
  return { id, text, ...(id === null && (isNumber(text) || beginsAName(members, text)) ? { isBegun: true } : {}) };
}

/** A person from the member list, or a typed name. */
export function MemberField(props: Props) {
  const { label, value, onChange, membersOnly = false, uses, frequentFirst, talks, suggested = [] } = props;
  const { date, prayers, inTurn } = props;
  const today = useToday();
  const { may } = useSession();
  const { data: members = [], isLoading, isError } = useQuery(membersOptions());
  const add = useAddMember({ isQuiet: true });
  const [adding, setAdding] = useState<Prefill | null>(null);
  const [isTyping, setTyping] = useState(props.isTyped ?? false);
  // A dialog has a dozen of these fields: only those that were visited have a list ready, and it waits until the focus is
  // painted.
  const [isVisited, setVisited] = useState(isTyping);
  /** Typed before there was a list to find it in. */
  const [early, setEarly] = useState(props.isTyped && isLoading ? value.text : null);
  const typed = value.text.trim();
  // A name typed in full is already a match, but the list still shows suggestions.
  const isSuggestion = typed === '' || (value.id !== null && !isTyping);
  const found = !isVisited
    ? []
    : isSuggestion
      ? suggestMembers(members, uses, frequentFirst)
      : searchMembers(members, typed, frequentFirst && uses ? { uses, calling: label } : undefined);
  const suggests = isVisited && isSuggestion;
  const due = suggests ? suggestedOptionsOf(members, suggested, date) : [];
  const endOf = (member: Member) =>
    talks ? lastSpoke(member, today, talks) : prayers ? lastPrayed(member, today, prayers) : undefined;
  const next = suggests && inTurn ? inTurnOptionsOf(members, inTurn(), endOf, date) : [];
  const first = [...due, ...next.filter(({ key }) => due.every((one) => one.key !== key))];
  const named = new Set(first.map(({ key }) => key));
  const options = [
    ...first,
    ...found.filter(({ id }) => !named.has(String(id))).map((member) => memberOption(member, endOf(member), date)),
  ];

  const choose = (member: Member) => {
    setTyping(false);
    onChange({ id: member.id, text: fullName(member) });
  };
  const find = (text: string) => onChange(typedPerson(members, text));
  const type = (text: string) => {
    add.reset();
    setVisited(true);
    setTyping(true);
    if (isLoading) setEarly(text);
    find(text);
  };
  const addTyped = () => {
    const name = splitName(typed);
    if (name) add.mutate({ ...name, isAvailable: true }, { onSuccess: choose });
    else setAdding({ firstName: typed });
  };
  const findEarly = useEffectEvent(() => {
    if (early !== null && early === value.text) find(early);
    setEarly(null);
  });
  useEffect(() => {
    if (!isLoading) findEarly();
  }, [isLoading]);

  const isSure = isTyping && value.id === null && typed.length > 1 && options.length === 1 && !hasTitle(typed);
  const isNoOne = typed !== '' && value.id === null;
  const isForbidden = isNoOne && (membersOnly || value.isBegun === true);
  const mustChoose = isTyping && isForbidden;
  const isLeft = isNoOne && !isTyping && !isLoading && !isError && !add.isPending;
  // It can't be saved like this, and looks as if it could.
  const isUnchosen = isLeft && isForbidden && !props.error;
  const actions: ComboAction[] = [];
  // Until the list has loaded, a member would look like someone new.
  if (isNoOne && !isNumber(typed) && !isLoading) {
    const once = () => {
      setTyping(false);
      onChange({ id: null, text: typed });
    };
    if (may('members:write'))
      actions.push({ key: 'add', label: `Add “${typed}” as a member`, icon: UserRoundPlus, onRun: addTyped });
    if (!membersOnly)
      actions.push({ key: 'once', label: `Use “${typed}” for this meeting only`, icon: UserRound, onRun: once });
    // 'Elder Lee' is a visitor; the ward's own are listed without a title.
    if (hasTitle(typed)) actions.reverse();
  }
  // Nor is someone who is listed added once more.
  const newName = value.id === null ? typed : '';
  if (may('members:write') && (isSuggestion || value.id === null) && !isLoading) {
    actions.push({
      key: 'form',
      label: 'Add New Member…',
      icon: SquarePen,
      onRun: () => setAdding(splitName(newName) ?? { firstName: newName }),
    });
  }
  return (
    <Field
      id={props.id}
      label={label}
      required={props.required}
      hideLabel={props.hideLabel}
      className={props.className}
      error={add.error ? `“${typed}” wasn’t added. ${wordsOf(add.error)}` : props.error}
      hint={isUnchosen ? BEGUN : props.hint}
      help={add.isPending ? `Adding “${typed}”...` : isLeft && !isForbidden ? NOT_LISTED : undefined}
    >
      <Combobox<MemberOption>
        label={props.hideLabel ? label : undefined}
        isTyped={props.isTyped}
        value={value.text}
        onType={type}
        onPick={({ member }) => choose(member)}
        onClear={() => onChange(NOBODY)}
        onFocus={() => startTransition(() => setVisited(true))}
        onBlur={() => {
          setTyping(false);
          const member = value.id === null ? undefined : members.find(({ id }) => id === value.id);
          // A name typed in full takes the list's spelling.
          if (member && fullName(member) !== value.text) choose(member);
          props.onBlur?.();
        }}
        options={options}
        isSure={isSure && (membersOnly || !WRITTEN_OUT.test(typed))}
        mustChoose={mustChoose}
        heading={isSuggestion ? LEADERS : undefined}
        actions={actions}
        loading={isLoading || !isVisited}
        emptyText={isError ? 'Couldn’t load the member list.' : 'No matching members'}
        placeholder={props.placeholder ?? 'Name'}
      />
      <MemberDialog
        open={adding !== null}
        prefill={adding ?? undefined}
        onClose={() => setAdding(null)}
        onAdded={choose}
      />
    </Field>
  );
}
