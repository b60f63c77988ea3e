/** Owner of a shop in trial mode. The domain is reserved and receives no email. */
export const DEMO_OWNER_EMAIL = 'owner@keepsake.example';
