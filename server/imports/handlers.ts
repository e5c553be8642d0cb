import { AppError, CASE_WORDS } from '#shared/http/errors.ts';
import type { imports } from '#shared/imports/contract.ts';
import { IMPORT_TYPES } from '#shared/imports/limits.ts';
import { TALK_COLUMNS, TEMPLATE_COLUMNS } from '#shared/imports/schema.ts';
import { isDetail, MEMBER_FIELD_NAMES } from '#shared/members/schema.ts';
import { csvOf } from '#shared/text/csv.ts';
import { record } from '#server/audit/service.ts';
import type { SavingRequest, WardRequest } from '#server/access/request.ts';
import type { AppContext } from '#server/context.ts';
import { listMembers } from '#server/members/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { settingsOf } from '#server/wards/settings.ts';
import { readFile } from './read-file.ts';
import { previewApproved, saveApproved } from './approved.ts';
import { pastImports } from './past-queries.ts';
import { preview, saveImport, type Importing } from './service.ts';
import { undoImport } from './undo.ts';

type Imports = typeof imports;

export async function members(request: SavingRequest<Imports['members']>) {
  const { context, wardId, actor, query, body, file, once } = request;
  // What the ward keeps of its members is asked again when the save has its turn: reading a file takes a while.
  const importingIn = async (inside: AppContext): Promise<Importing> => {
    const { ward, today } = await wardToday(inside, wardId);
    const { memberDetails } = settingsOf(inside, ward);
    return { context: inside, wardId, wardName: ward.name, actor, today, memberDetails };
  };
  const isPreview = query.dryRun === 'true';
  if (file) {
    const read = await readFile(file, context.env.ai);
    if (isPreview) return preview(await importingIn(context), read);
    return once(async (inside) => saveImport(inside.database.db, await importingIn(inside), read));
  }
  if (body.importId === undefined)
    throw new AppError('wrong_type', {
      message: CASE_WORDS.noFile(IMPORT_TYPES.join(', ')),
    });
  const approval = { importId: body.importId, rows: body.rows };
  if (isPreview) return previewApproved(await importingIn(context), approval);
  return once(async (inside) => saveApproved(await importingIn(inside), approval));
}

export async function list({ context, wardId }: WardRequest<Imports['list']>) {
  const past = await pastImports(context.database.db, wardId, context.now());
  return past.flatMap(({ savedAt, undoneAt, ...one }) =>
    savedAt ? { ...one, at: savedAt, isUndone: undoneAt !== null } : [],
  );
}

export const undo = ({ context, wardId, actor, params }: WardRequest<Imports['undo']>) =>
  undoImport(context, wardId, actor, params.id);

export async function template(_: WardRequest<Imports['template']>) {
  return { filename: 'members-template.csv', content: csvOf([TEMPLATE_COLUMNS]) };
}

export async function exportMembers({ context, wardId, actor }: WardRequest<Imports['exportMembers']>) {
  const { ward, today } = await wardToday(context, wardId);
  const { memberDetails } = settingsOf(context, ward);
  const present = await listMembers(context.database.db, wardId, today, false);
  await record(context.database.db, context.now(), { wardId, actor, action: 'members_exported' });
  const fields = MEMBER_FIELD_NAMES.filter((name) => memberDetails || !isDetail(name));
  const columns = [...fields, ...TALK_COLUMNS];
  return {
    filename: `members-${today}.csv`,
    content: csvOf([columns, ...present.map((member) => columns.map((column) => member[column]))]),
  };
}
