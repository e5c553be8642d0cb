import { AppError } from '#shared/http/errors.ts';
import { isUniqueViolation } from '#server/db/failures.ts';

/** Runs a save that gives an account its name among the active ones. */
export async function whereNameIsFree<T>(save: () => Promise<T>): Promise<T> {
  try {
    return await save();
  } catch (error) {
    if (!isUniqueViolation(error, 'users_active_username')) throw error;
    const { message } = new AppError('username_taken');
    throw new AppError('username_taken', { errors: [{ path: 'username', message }] });
  }
}
