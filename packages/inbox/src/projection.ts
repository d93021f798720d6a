/** The entry point for packages that define their own projections in the inbox's database. It does not load a database engine. */
export {
  defineProjection,
  type Message,
  type Person,
  type Projection,
  type ProjectionOf,
  type ReadOrder,
  type ReadRows
} from "./extend/Projection.ts"
export { insert, type TableChange, upsert } from "./extend/TableChange.ts"
export { compareOrder, type LogPosition, type OrderKey, type StreamName } from "./Message.ts"
export type { OpportunityFacts, OutcomeFacts } from "./project/ItemFacts.ts"
export type { Row, Statement, Step, Transacted, Value } from "./store/Engine.ts"
export type { InstalledProjection, Sql } from "./store/Store.ts"
export {
  bytes,
  type Column,
  integer,
  type NewRowOf,
  nullable,
  type RowOf,
  type Table,
  table,
  text,
  utf8
} from "./store/Table.ts"
