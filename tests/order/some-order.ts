import type { Order } from '#order/order.ts'

export const someOrder: Order = {
  number: '261128-7KQ4M',
  lines: [
    {
      product: 1001,
      variant: 'DUBLIN-BREAK-50',
      article: 'DUBLIN-BREAK-50',
      name: 'Dublin Breakfast, 50 g',
      quantity: 2,
      unitPrice: 650,
      total: 1300,
    },
    {
      product: 1204,
      sku: 'BETTY',
      article: '1204',
      name: 'Brown Betty & Co.',
      quantity: 1,
      unitPrice: 3400,
      total: 3400,
    },
  ],
  goods: 4700,
  shipping: 450,
  total: 5150,
  discountCode: '',
  name: 'Áine O’Neill',
  email: 'aine@example.com',
  phone: '',
  address: {
    street: '12 Chimney Lane',
    extra: '',
    postalCode: 'D07 X2Y3',
    city: 'Dublin',
    region: '',
    country: 'IE',
  },
  pickup: null,
  payment: null,
  note: '',
  terms: '/terms',
}
