/* Prints the orders of a shop on this machine, and takes each of them: see docs/orders.md. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { listen, parsePort } from '../scripts/serve/port.ts'

const headers = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
}
const server = createServer((request, response) => {
  if (request.method === 'POST') void json(request).then((order) => console.dir(order, { depth: null }))
  response.writeHead(200, headers).end('{"status":"accepted"}')
})
console.log(`Orders: http://localhost:${await listen(server, parsePort(process.env['PORT'], 4190))}`)
