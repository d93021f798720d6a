/**
 * Uses the name of a property, a parameter or a CSV column to decide whether it contains a secret or a personal identifier.
 */
import { sensitiveNames } from "./sensitiveNames.gen.ts"

/** Matches the names of properties that contain credentials. */
const secretName = /token|secret|password|authorization|api_?key|public_key|signature|credential|s3_url|^sig$/i

/** Matches the names of properties that identify a person, or a person's device or session, whether or not the specs contain the property. */
const personName =
  /^(respondent_?(id|pid)s?|panelist_?ids?|visitor_?ids?|pid|mid|psid|session_?ids?|user_?ids?|ip(_address)?s?|email(_address)?|phone(_number)?|maid|idfa|gaid|device_?id|cookie_?ids?|(first|last)_name|external_(id|user_id)|hash)$/i

/** Checks whether the specs mark the property with this name as sensitive. The property may be an object whose values are all sensitive. */
export const isMarked = (name: string): boolean => sensitiveNames.has(name.toLowerCase())

/** Checks whether the name is that of a secret or of a personal identifier. */
export const isSensitive = (name: string): boolean => isMarked(name) || secretName.test(name) || personName.test(name)
