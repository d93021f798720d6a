/**
 * The public surface of each entry as text, by API Extractor from the declarations in the tarballs.
 *
 * What an entry reaches without exporting it is in the report too, as the services' methods are: a class extends an unnamed base.
 * The packages lie outside `node_modules` while they are read, since API Extractor takes whatever is in there for someone else's.
 */
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor"
import { globSync, mkdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { unpack, type Tarball } from "../pack/pack.ts"
import { entriesOf, filesOf, readManifest } from "../packages.ts"
import { stage } from "../pack/stage.ts"

export interface Declarations {
  /** `exchange`, `exchange.promise`: the package and the subpath. */
  readonly entry: string
  readonly folder: string
  /** One file, or one a condition where the runtimes get different ones. */
  readonly files: ReadonlyArray<string>
}

/** Restates the specs, whose changes are rated by themselves. */
const isGenerated = (file: string): boolean => /(schema|operations|known-values)\.gen\.d\.ts$/.test(file)

/** The entries that have declarations of their own; JSON has none. */
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

/** The names that the package's generated types declare. */
const generatedNames = (folder: string): ReadonlySet<string> => {
  const files = globSync("dist/**/schema.gen.d.ts", { cwd: folder })
  const declared = files.flatMap((file) => [
    ...readFileSync(join(folder, file), "utf8").matchAll(/^export (?:type|interface) ([\w$]+)/gm)
  ])
  return new Set(declared.flatMap(([, name]) => name ?? []))
}

/** The report without the declarations of `names`. */
export const withoutDeclarations = (report: string, names: ReadonlySet<string>): string =>
  report
    .split(/\n\n(?=\/\/ |```$)/m)
    .filter((block) => !names.has(/^export (?:type|interface) ([\w$]+)/m.exec(block)?.[1] ?? ""))
    .join("\n\n")

/** A namespace lists its members in the order of its module, which may be another by runtime. */
const linesOf = (report: string): string =>
  report
    .split("\n")
    .map((line) => line.replace(/,$/, ""))
    .toSorted()
    .join("\n")

/** Whether two reports promise the same, in whatever order. */
export const sameSurface = (one: string, other: string): boolean => linesOf(one) === linesOf(other)

/**
 * The report of each entry by its name. `folder` is emptied and used.
 *
 * Throws where the declarations do not compile, and where one runtime would get another surface than the next.
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
        throw new Error(`${entry} promises another surface by condition`)
      }
      return [entry, text]
    })
  )
}
