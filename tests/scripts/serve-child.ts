import { startServer } from '../../scripts/serve/serve.ts'

// A server in a process of its own, for tests that count its descriptors; prints its port.
const [, , dist = '', siteFacts = ''] = process.argv
console.log((await startServer({ port: 0, dist, siteFacts })).port)
