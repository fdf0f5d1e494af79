import { expect, it } from 'vitest'
import { cleanCatalogue } from '#catalogue/import/clean-catalogue.ts'
import { headersFor, planHeaders } from '../../../scripts/serve/headers.ts'
import { findImageOrigins } from '../../../scripts/catalogue/image-origins.ts'
import { goodRecord } from '../../catalogue/import/raw-record.ts'
import { demoRules } from '../../catalogue/demo-rules.ts'

const policyFor = (records: readonly unknown[]) => {
  const { products, problems } = cleanCatalogue(records, demoRules)
  expect(problems).toEqual([])
  const sources = { scriptHashes: [], styleHashes: [], imageOrigins: findImageOrigins(products) }
  return headersFor(planHeaders({ base: '/', ...sources, files: [] }), '/')['Content-Security-Policy']
}

it('the policy allows the image hosts of the records, and no other', () => {
  const policy = policyFor([
    goodRecord,
    { ...goodRecord, id: 8, image: 'https://pictures.example/8.jpg', images: [] },
    {
      ...goodRecord,
      id: 9,
      images: ['HTTPS://Pictures.example/9.jpg', 'https://cdn.example:8443/9.jpg', '/pictures/9.avif'],
      features: ['https://pictures.example/9-side.jpg', 'Warm light'],
    },
  ])
  expect(policy).toContain(`; img-src 'self' data: https://cdn.example:8443 https://pictures.example; `)
})

it('the policy allows no host where all images are the shop’s own', () => {
  expect(policyFor([goodRecord])).toContain(`; img-src 'self' data:; `)
})
