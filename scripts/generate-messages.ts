import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { messageTypes } from './messages/compile-messages.ts'
import { readEnglish } from './messages/read-messages.ts'
import { paths } from './paths.ts'

await writeFile(resolve(paths.root, 'src/messages/messages.gen.d.ts'), messageTypes(await readEnglish()))
