/**
 * Files that the service would keep in a store of its own; the sandbox serves them under its control API.
 */

export interface StoredFile {
  readonly type: string
  readonly name: string
  readonly content: Uint8Array | string
}

export const excel = {
  type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  extension: "xlsx"
} as const

export const powerpoint = {
  type: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  extension: "pptx"
} as const

export const pathOf = (id: string): string => `/__sandbox/exports/${id}`
