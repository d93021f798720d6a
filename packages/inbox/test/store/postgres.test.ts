import { describeStore } from "../support/describeStore.ts"
import { makePostgres } from "../support/postgres.ts"

describeStore("PostgreSQL", makePostgres)
