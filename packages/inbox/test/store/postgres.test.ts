import { describeStore } from "../support/describeStore.ts"
import { makePostgres } from "../support/postgres.ts"

describeStore("the store in PostgreSQL", makePostgres)
