/** 'conductingMemberId' is the column conducting_member_id. */
export const columnName = (name: string): string => name.replace(/[A-Z]/gu, (capital) => `_${capital.toLowerCase()}`);
