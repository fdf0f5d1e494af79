import { Generator, getConfig } from '@tanstack/router-generator'
import { places } from './places.ts'
import { routeOptions } from './route-options.ts'

// The command line `tsr` would read these options from a file at the top of the repository only.
const config = getConfig({ ...routeOptions, autoCodeSplitting: true }, places.root)
await new Generator({ config, root: places.root }).run()
