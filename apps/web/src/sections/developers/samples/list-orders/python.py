import json
import os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

cursor = None
while True:
    query = {"limit": 100} | ({"cursor": cursor} if cursor else {})
    request = Request(
        f"{os.environ['MAUZO_API']}/orders?{urlencode(query)}",
        headers={"Authorization": f"Bearer {os.environ['MAUZO_TOKEN']}"},
    )
    with urlopen(request) as response:
        page = json.load(response)
    for order in page["items"]:
        print(order["order_id"], order["status"], order["total"]["minor"])
    cursor = page["next"]
    if cursor is None:
        break
