import * as v from 'valibot';

/**
 * `online.json`. A folder of static files holds the same file and says that it is not online.
 * `hooks`: a race may have a webhook. `push`: the server's push key; null: it sends no notices.
 * In a file of its own, because the first page loads it.
 */
export const serverInfoSchema = v.object({
  online: v.boolean(),
  hooks: v.optional(v.boolean(), false),
  push: v.optional(v.nullable(v.string()), null),
});
export type ServerInfo = Readonly<v.InferOutput<typeof serverInfoSchema>>;
