/** A SQL expression for the current time in Unix milliseconds. */
export const sqliteNow = "CAST(unixepoch('subsec') * 1000 AS INTEGER)"
