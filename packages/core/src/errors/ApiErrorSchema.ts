/**
 * A schema for `ApiError`, used to pass errors between processes, for example through a queue, a worker or RPC.
 *
 * ```ts
 * const text = Schema.encodeSync(Schema.fromJsonString(ApiErrorSchema))(error)
 * const same = Schema.decodeSync(Schema.fromJsonString(ApiErrorSchema))(text) // instanceof ApiError
 * ```
 */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { ApiError } from "./ApiError.ts"
import * as Reason from "./Reason.ts"

const { optionalKey: optional } = Schema
const texts = Schema.Array(Schema.String)

const responseFields = {
  status: Schema.Number,
  problem: Schema.Struct({
    messages: texts,
    codes: texts,
    fields: Schema.Record(Schema.String, texts),
    body: Schema.Json
  })
}

const violation = Schema.Struct({
  instancePath: Schema.String,
  keyword: Schema.String,
  message: optional(Schema.String)
})

const transport = Schema.TaggedStruct("TransportError", {
  sent: Schema.Boolean,
  status: optional(Schema.Number),
  code: optional(Schema.String),
  detail: Schema.String
})
const timeout = Schema.TaggedStruct("TimeoutError", {
  timeoutMillis: Schema.Number,
  phase: Schema.Literals(["headers", "body", "queue"]),
  isDeadline: optional(Schema.Boolean)
})
const server = Schema.TaggedStruct("ServerError", { ...responseFields, retryAfterMillis: optional(Schema.Number) })
const contract = Schema.TaggedStruct("ContractError", {
  status: Schema.Number,
  kind: Schema.Literals(["status", "malformed", "empty", "shape", "endless", "short", "changed"]),
  contentType: optional(Schema.String),
  prefix: Schema.String,
  violations: Schema.Array(violation),
  items: optional(Schema.Struct({ received: Schema.Number, promised: Schema.Number })),
  isCarriedOut: optional(Schema.Boolean)
})

const reason = Schema.Union([
  transport,
  timeout,
  server,
  contract,
  Schema.TaggedStruct("RedirectError", {
    status: Schema.Number,
    location: Schema.String,
    why: Schema.Literals(["write", "insecure", "cross-origin", "unreadable", "too many"])
  }),
  Schema.TaggedStruct("AuthenticationError", { ...responseFields, hint: Schema.String }),
  Schema.TaggedStruct("ForbiddenError", { ...responseFields, hint: optional(Schema.String) }),
  Schema.TaggedStruct("NotFoundError", { ...responseFields, hint: optional(Schema.String) }),
  Schema.TaggedStruct("InvalidRequestError", { ...responseFields, hint: optional(Schema.String) }),
  Schema.TaggedStruct("MethodNotAllowedError", responseFields),
  Schema.TaggedStruct("ConflictError", responseFields),
  Schema.TaggedStruct("PayloadTooLargeError", responseFields),
  Schema.TaggedStruct("RateLimitError", { ...responseFields, retryAfterMillis: optional(Schema.Number) }),
  Schema.TaggedStruct("RefusedError", responseFields),
  Schema.TaggedStruct("AmbiguousWriteError", {
    because: Schema.Union([transport, timeout, server, contract]),
    check: Schema.String
  }),
  Schema.TaggedStruct("PageRepeatedError", { page: Schema.Number }),
  Schema.TaggedStruct("SunsetError", { sunset: Schema.String, replacement: optional(Schema.String) })
])

type ReasonJson = typeof reason.Type

/** The JSON form of an `ApiError`. */
const json = Schema.TaggedStruct("ApiError", {
  operation: Schema.String,
  method: optional(Schema.String),
  template: optional(Schema.String),
  requestId: optional(Schema.String),
  headers: optional(Schema.Record(Schema.String, Schema.String)),
  reason,
  attempts: Schema.Array(
    Schema.Struct({
      status: optional(Schema.Number),
      reason: Schema.Literals(reason.members.map(({ fields }) => fields._tag.schema.literal)),
      delayMillis: optional(Schema.Number)
    })
  )
})

/** The JSON form of an `ApiError`. */
export type ApiErrorJson = typeof json.Encoded

type ReasonClass = new (fields: object) => Reason.Reason

const classes = new Map<string, unknown>(Object.entries(Reason))

const reasonOf = ({ _tag, ...fields }: ReasonJson): Reason.Reason => {
  const Class = classes.get(_tag) as ReasonClass
  const because = "because" in fields ? { because: reasonOf(fields.because) } : {}
  return new Class({ ...fields, ...because })
}

/** Returns the properties of a reason that its schema declares, as a plain object. */
const plain = (error: Reason.Reason): ReasonJson => {
  const { fields } = reason.members.find(({ fields: { _tag } }) => _tag.schema.literal === error._tag) ?? { fields: {} }
  const entries = Object.keys(fields).flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return value === undefined ? [] : [[name, name === "because" ? plain(value as Reason.Reason) : value] as const]
  })
  return Object.fromEntries(entries) as ReasonJson
}

/**
 * Encodes an `ApiError` as JSON, and restores the classes of the error and its reason when decoding, so that errors can be passed between processes.
 *
 * @example
 * ```ts
 * import { ApiError, Reason } from "@fieldwork/core"
 * import { ApiErrorSchema } from "@fieldwork/core/schema"
 * import { Schema } from "effect"
 * const reason = new Reason.TimeoutError({ timeoutMillis: 1, phase: "headers" })
 * const text = JSON.stringify(Schema.encodeSync(ApiErrorSchema)(new ApiError({ operation: "getThing", reason, attempts: [] })))
 * Schema.decodeUnknownSync(ApiErrorSchema)(JSON.parse(text)).reason instanceof Reason.TimeoutError // => true
 * ```
 */
export const ApiErrorSchema: Schema.Codec<ApiError, ApiErrorJson> = json.pipe(
  Schema.decodeTo(
    Schema.instanceOf(ApiError),
    SchemaTransformation.transform({
      decode: ({ _tag, reason: value, ...fields }) => new ApiError({ ...fields, reason: reasonOf(value) }),
      encode: ({ attempts, headers, method, operation, reason: value, requestId, template }: ApiError) => ({
        _tag: "ApiError" as const,
        operation,
        ...(method !== undefined && { method }),
        ...(template !== undefined && { template }),
        ...(requestId !== undefined && { requestId }),
        ...(headers !== undefined && { headers }),
        reason: plain(value),
        attempts
      })
    })
  )
)
