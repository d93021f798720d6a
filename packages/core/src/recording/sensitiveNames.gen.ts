// Generated from specs by `npm run generate`. Do not edit: change the spec and generate again.

/** The names of the properties that the specs mark as sensitive, in lower case. */
export const sensitiveNames: ReadonlySet<string> = new Set([
  "access_token",
  "client_secret",
  "custom_variables",
  "impression_id",
  "panelist_id",
  "parent_session_id",
  "pid",
  "respondent_id",
  "respondent_pids",
  "s3_url",
  "session_id",
  "visitor_id"
])
