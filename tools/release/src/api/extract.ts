/**
 * Extracts the public API of each entry point as a text report with API Extractor, from the declarations in the tarballs.
 *
 * Reports also contain declarations that an entry point uses but does not export, such as the unnamed base classes that declare the methods of
 * services. The packages are unpacked outside `node_modules`, because API Extractor treats everything in `node_modules` as external.
 */
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor"
import { globSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { unpack, type Tarball } from "../pack/pack.ts"
import { entriesOf, filesOf, readManifest } from "../packages.ts"
import { stage } from "../pack/stage.ts"

export interface Declarations {
  /** The package and the subpath of the entry point, such as `exchange` or `exchange.promise`. */
  readonly entry: string
  readonly folder: string
  /** The declaration files: one file, or one per export condition if runtimes get different files. */
  readonly files: ReadonlyArray<string>
}

/** Checks whether a declaration file is generated from a spec. Changes to the specs are checked separately. */
const isGenerated = (file: string): boolean => /(schema|operations|known-values)\.gen\.d\.ts$/.test(file)

/** Returns the entry points that have declarations. Entry points that are JSON documents have none. */
const declarationsOf = (folder: string): ReadonlyArray<Declarations> => {
  const manifest = readManifest(folder)
  return entriesOf(manifest).flatMap(([subpath, target]) => {
    const files = [...new Set(filesOf(target).filter((file) => file.endsWith(".d.ts") && !isGenerated(file)))]
    const entry = [manifest.name.replace("@fieldwork/", ""), ...subpath.split("/").slice(1)].join(".")
    return files.length === 0 ? [] : [{ entry, folder, files }]
  })
}

const silent = { logLevel: ExtractorLogLevel.None }

const configure = (folder: string, file: string, reports: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: join(folder, file),
      newlineKind: "lf",
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFolder: reports,
        reportTempFolder: join(reports, "temp"),
        reportFileName: "report"
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: "es2024",
            lib: ["es2024", "dom", "dom.iterable", "dom.asynciterable"],
            module: "nodenext",
            types: ["node"],
            strict: true,
            exactOptionalPropertyTypes: true
          },
          files: [file]
        }
      },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent }
      }
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, "package.json")
  })

/** Returns the names that are declared in the package's generated types. */
const generatedNames = (folder: string): ReadonlySet<string> => {
  const files = globSync("dist/**/schema.gen.d.ts", { cwd: folder })
  const declared = files.flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/^export (?:type|interface) ([\w$]+)/gm)
  ])
  return new Set(declared.flatMap(([, name]) => name ?? []))
}

/** Returns the report without the declarations of `names`. */
export const withoutDeclarations = (report: string, names: ReadonlySet<string>): string =>
  report
    .split(/\n\n(?=\/\/ |```$)/m)
    .filter((block) => !names.has(/^export (?:type|interface) ([\w$]+)/m.exec(block)?.[1] ?? ""))
    .join("\n\n")

/** Returns the lines of a report in sorted order, because the order of a namespace's members can differ between runtimes. */
const linesOf = (report: string): string =>
  report
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .toSorted()
    .join("\n")

/** Checks whether two reports contain the same lines, in any order. */
export const sameSurface = (one: string, other: string): boolean => linesOf(one) === linesOf(other)

/**
 * Returns the reports, keyed by the name of the entry point. `folder` is emptied and used as a working folder.
 *
 * Throws if the declarations do not compile, or if the public API of an entry point differs between runtimes.
 */
export const extract = async (
  tarballs: ReadonlyArray<Tarball>,
  folder: string
): Promise<ReadonlyMap<string, string>> => {
  await stage(tarballs, folder, ["@types/node"])
  const entries: Array<Declarations> = []
  for (const { file, manifest } of tarballs) {
    const own = join(folder, "packages", manifest.name)
    await unpack(file, own)
    entries.push(...declarationsOf(own))
  }
  const reports = join(folder, "reports")
  mkdirSync(join(reports, "temp"), { recursive: true })

  const configs = entries.map((each) => ({
    ...each,
    configs: each.files.map((_) => configure(each.folder, _, reports))
  }))
  const [first, ...others] = configs.flatMap((each) => each.configs)
  if (first === undefined) throw new Error("no package has declarations")
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: others.map((each) => each.mainEntryPointFilePath)
  })

  const read = (config: ExtractorConfig): string => {
    const problems: Array<string> = []
    Extractor.invoke(config, {
      compilerState,
      localBuild: true,
      messageCallback: (message) => {
        if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.text)
        message.handled = true
      }
    })
    if (problems.length > 0) throw new Error(`${config.mainEntryPointFilePath}: ${problems.join("; ")}`)
    return readFileSync(config.reportFilePath, "utf8")
  }

  return new Map(
    configs.map(({ configs: each, entry, folder: own }) => {
      const names = generatedNames(own)
      const [text = "", ...rest] = each.map((config) => withoutDeclarations(read(config), names))
      if (!rest.every((other) => sameSurface(text, other))) {
        throw new Error(`${entry} has a different API for some export conditions`)
      }
      return [entry, text]
    })
  )
}
