import { suite } from "../../vitest.package.ts"

export default suite({ isolate: false })
