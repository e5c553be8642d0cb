import { Card, CardHead } from '#client/ui/layout/card.tsx';
import { DotParts } from '#client/ui/layout/dot-parts.tsx';
import { ENTITLEMENTS, ROLES } from '#shared/access/roles.ts';
import { SECTION_LABELS } from '#shared/product.ts';

/** What each role can do, from the table of entitlements. */
export function RoleGuide() {
  return (
    <Card>
      <CardHead title="What Each Role Can Do" />
      <dl className="divide-y divide-line">
        {ROLES.map((role) => {
          const { label, summary, sections } = ENTITLEMENTS[role];
          return (
            <div key={role} className="grid gap-1 px-4 py-3 md:px-5 lg:grid-cols-[10rem_minmax(0,1fr)] lg:gap-x-4">
              <dt className="font-semibold">{label}</dt>
              <dd className="grid gap-0.5">
                <p>{summary}</p>
                <DotParts
                  parts={sections.map(
                    (section, place) => `${place === 0 ? 'Can open: ' : ''}${SECTION_LABELS[section]}`,
                  )}
                  className="text-sm text-muted max-md:text-base"
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
