/** A call that the server refused, with messages a form can show. */

export interface FieldMessage {
  field: string;
  message: string;
}

export class Refusal extends Error {
  /** 0 if there was no response. */
  readonly status: number;
  /** The single field that the refusal concerns, such as '_two_step'. */
  readonly field: string | undefined;
  /** True if that field is missing rather than wrong. */
  readonly required: boolean;
  readonly fields: readonly FieldMessage[];
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    message: string,
    detail: Partial<Pick<Refusal, 'field' | 'required' | 'fields' | 'retryAfterSeconds'>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.field = detail.field;
    this.required = detail.required ?? false;
    this.fields = detail.fields ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

interface RefusalBody {
  message?: unknown;
  data?: { field?: string; required?: boolean };
  violations?: readonly { propertyPath: string; message: string }[];
  body?: { fields?: readonly { key: string; message: string }[] };
}

/** Reads both forms of field errors in the specification: `violations` and `body.fields`. */
export function readRefusal(status: number, body: unknown, retryAfter: string | null): Refusal {
  const refusal = (typeof body === 'object' && body !== null ? body : {}) as RefusalBody;
  const message = typeof refusal.message === 'string' ? refusal.message : '';
  return new Refusal(status, message, {
    field: refusal.data?.field,
    required: refusal.data?.required,
    fields: [
      ...(refusal.violations ?? []).map(({ propertyPath, message }) => ({
        field: propertyPath,
        message,
      })),
      ...(refusal.body?.fields ?? []).map(({ key, message }) => ({
        field: key,
        message,
      })),
    ],
    retryAfterSeconds: retryAfter ? Number(retryAfter) || undefined : undefined,
  });
}
