/**
 * The Promise face of a service by its types: each effect is a Promise, each stream an async iterable.
 */
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { Bytes, List, Method, PagedList } from "../operation/Method.ts"
import type { PromiseBytes, PromiseList, PromiseMethod, PromisePagedList, WithOptions } from "./PromiseTypes.ts"

type PromiseMember<Member> =
  Member extends Method<infer Operations, infer Id>
    ? PromiseMethod<Operations, Id>
    : Member extends PagedList<infer Operations, infer Id, infer From>
      ? PromisePagedList<Operations, Id, From>
      : Member extends List<infer Operations, infer Id, infer From>
        ? PromiseList<Operations, Id, From>
        : Member extends Bytes<infer Operations, infer Id>
          ? PromiseBytes<Operations, Id>
          : Member extends (...input: infer Taken) => Effect.Effect<infer Value, unknown>
            ? (...input: WithOptions<Taken>) => Promise<Value>
            : Member extends (...input: infer Taken) => Stream.Stream<infer Each, unknown>
              ? (...input: WithOptions<Taken>) => AsyncIterable<Each>
              : Member extends object
                ? PromiseClient<Member>
                : Member

export type PromiseClient<Service> = { readonly [Name in keyof Service]: PromiseMember<Service[Name]> }
