/** Signs in to a shop in trial mode. The domain is reserved and receives no email. */
export const DEMO_CUSTOMER = { email: 'sian@keepsake.example', password: 'keepsake-demo' };
