import json
import os
from urllib.request import urlopen

with urlopen(f"{os.environ['MAUZO_API']}/public/shops/{os.environ['MAUZO_SHOP']}") as response:
    page = json.load(response)

print(page["shop"]["name"], page["shop"]["bot_id"])
for product in page["products"]:
    price = product["price_from"]
    print(f"{product['name']}: {price['minor'] / 100:,.2f} {price['currency']}")
