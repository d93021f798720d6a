/**
 * A list as a stream of its pages or of its items.
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Stream from "effect/Stream"
import type { ApiError } from "../errors/ApiError.ts"
import { ListReader, type Source } from "./ListReader.ts"

/** Each page, fetched when it is needed. Fails with a `ContractError` of kind `changed` when items have moved between pages. */
export const pages = <Response, Item>(source: Source<Response, Item>): Stream.Stream<Response, ApiError> =>
  Stream.suspend(() =>
    Stream.paginate(new ListReader(source, false), (reader) =>
      Effect.map(reader.next, (step) => [step?.responses ?? [], Option.fromNullishOr(step && reader)] as const)
    )
  )

/** Each item once; a page is fetched when the one before is used up. */
export const items = <Response, Item>(source: Source<Response, Item>): Stream.Stream<Item, ApiError> =>
  Stream.suspend(() =>
    Stream.paginate(new ListReader(source, true), (reader) =>
      Effect.map(reader.next, (step) => [step?.items ?? [], Option.fromNullishOr(step && reader)] as const)
    )
  )
