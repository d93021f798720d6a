/**
 * The operations that list the accounts with their suppliers, and the caller's own business units.
 */
import type { Handlers } from "../http/Handler.ts"
import { serializeOnce } from "../http/Message.ts"
import { account, businessUnits, otherAccounts } from "./data/accounts.ts"
import { envelope } from "./LegacyErrors.ts"
import type { operations } from "@fieldwork/specs/exchange/schema"

const groups = [account, ...otherAccounts].map(({ name, suppliers }) => ({
  AccountName: name,
  Suppliers: suppliers.map((supplier) => ({ Name: supplier.name, Code: supplier.code }))
}))

const units = businessUnits.map(({ id, name }) => ({ AccountID: account.id, Id: String(id), Name: name }))

const suppliersBody = serializeOnce({ ...envelope(groups.length), AccountsWithSuppliers: groups })
const unitsBody = serializeOnce({ ...envelope(units.length), BusinessUnits: units })

export const handlers: Pick<Handlers<operations>, "listSuppliers" | "listBusinessUnits"> = {
  listSuppliers: () => ({ status: 200, body: suppliersBody }),
  listBusinessUnits: () => ({ status: 200, body: unitsBody })
}
