import { readToken, workingWard } from '#client/lib/token.ts';
import { addressOf, type Arrived, type Call, type Route, type Upload } from '#shared/http/route.ts';
import { ApiError } from '#client/lib/api-error.ts';

type WithUpload = Route & { upload: Upload };
type Options = { query?: Record<string, string>; onSent?: () => void; signal?: AbortSignal };

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

/** Uploads a file with XMLHttpRequest, which reports when the upload is complete. */
export function callWithFile<R extends WithUpload>(
  to: Call<R>,
  field: R['upload']['field'],
  file: File,
  { query, onSent, signal }: Options = {},
): Promise<Arrived<R>> {
  const form = new FormData();
  form.append(field, file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.open(to.method, addressOf(to.path, {}, { wardId: workingWard() ?? undefined, ...query }));
    const token = readToken();
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onload = () => onSent?.();
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status < 300) resolve(answer as Arrived<R>);
      else
        reject(
          new ApiError(
            request.status,
            request.responseText || request.statusText,
            typeof answer === 'object' ? { ...answer } : {},
          ),
        );
    };
    // The same error type as fetch, so the same message is shown.
    request.onerror = () => reject(new TypeError('The file could not be sent'));
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
