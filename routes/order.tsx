import { createFileRoute } from '@tanstack/react-router'
import { OrderPage } from '#order/order-page.tsx'

export const Route = createFileRoute('/order')({
  component: OrderPage,
})
