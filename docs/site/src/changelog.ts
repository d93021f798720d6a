/**
 * What the next release brings: the changesets in words, and what has changed in the two documents since the last one.
 */
import { readChangesets } from "@changesets/read"
import { judge } from "@fieldwork/release/rating"
import { readFileSync } from "node:fs"
import { join } from "node:path"

/** The build runs in the folder of the site. */
const root = join(process.cwd(), "../..")

const { version }: { version: string } = JSON.parse(readFileSync(join(root, "specs/package.json"), "utf8"))

const sentenceOf = (summary: string): string => summary.trim().replaceAll(/\s+/g, " ")

export const coming = (await readChangesets(root)).map(({ releases, summary }) => ({
  packages: releases.map(({ name }) => name),
  text: sentenceOf(summary)
}))

export interface ContractChange {
  readonly api: string
  readonly level: string
  readonly path: string
  readonly why: string
}

/** Undefined before the first release, when there is nothing to compare with. */
export const contract: ReadonlyArray<ContractChange> | undefined = (await judge(root, version))?.changes

export const contractText =
  contract === undefined
    ? "There is no release yet, so there is nothing to compare the two documents with."
    : contract.length === 0
      ? `Both documents are as they were in ${version}.`
      : `Since ${version}, rated as callers feel it:`
