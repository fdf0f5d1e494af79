import { Generator, getConfig } from '@tanstack/router-generator'
import { paths } from './paths.ts'
import { routeOptions } from './route-options.ts'

// The command line `tsr` reads these options from a file at the top of the repository only.
const config = getConfig({ ...routeOptions, autoCodeSplitting: true }, paths.root)
await new Generator({ config, root: paths.root }).run()
