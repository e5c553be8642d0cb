import type { imports } from '#shared/imports/contract.ts';
import { TALK_COLUMNS, TEMPLATE_COLUMNS } from '#shared/imports/schema.ts';
import { csvOf } from '#shared/text/csv.ts';
import { record } from '#server/audit/service.ts';
import type { WardRequest } from '#server/access/request.ts';
import { listMembers } from '#server/members/queries.ts';
import { wardToday } from '#server/wards/service.ts';
import { readFile } from './read-file.ts';
import { importMembers, planFor, reportOf } from './service.ts';

type Imports = typeof imports;

export async function members({ context, wardId, actor, query, file }: WardRequest<Imports['members']>) {
  const { today } = await wardToday(context, wardId);
  const read = await readFile(file, context.env.ai);
  if (query.dryRun === 'true')
    return reportOf((await planFor(context.database.db, wardId, today, read.rows)).plan, read);
  return importMembers({ context, wardId, actor, today, file: read });
}

export async function template(_: WardRequest<Imports['template']>) {
  return { filename: 'members-template.csv', content: csvOf([TEMPLATE_COLUMNS]) };
}

export async function exportMembers({ context, wardId, actor }: WardRequest<Imports['exportMembers']>) {
  const { today } = await wardToday(context, wardId);
  const present = await listMembers(context.database.db, wardId, today, false);
  await record(context.database.db, context.now(), { wardId, actor, action: 'members_exported' });
  const columns = [...TEMPLATE_COLUMNS, ...TALK_COLUMNS];
  return {
    filename: `members-${today}.csv`,
    content: csvOf([columns, ...present.map((member) => columns.map((column) => member[column]))]),
  };
}
